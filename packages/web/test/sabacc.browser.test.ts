/** Sabacc on the built page, by touch and by keyboard, at every size, and with its music. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { isNight } from '../../../scripts/draw.ts';
import { lookAt } from './look.ts';
import { axe, instant, saveWith, withPage } from './page.ts';
import { watchPour } from './pour.ts';
import { playOut, press, sitAtSabacc } from './sabacc.ts';
import { pressUntil } from './walk.ts';

const path = '#/sabacc?seed=5abacc';
const touch = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;
const action = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const spoken = (page: Page) => page.getByRole('log').innerText();
const total = (page: Page) => page.locator('.sb-sum b').innerText();
const pots = (page: Page) => page.locator('.sb-pot b').allInnerTexts();

describe('a game', () => {
  test(
    'by touch: opponents are chosen, a card is drawn and shown before it is let go, and junk gives up the hand while the others play on',
    claims('CAS-5.1', 'CAS-5.2', 'CAS-5.3', 'CAS-5.11', 'CAS-5.13', 'CAS-5.14'),
    async () => {
      await withPage({ path, settings: instant, context: touch }, async (page) => {
        await page.getByRole('radio', { name: '2 opponents' }).check({ force: true });
        await page.getByRole('button', { name: 'Sit down' }).tap();
        await page.locator('.sb-card').first().waitFor();
        expect(await page.locator('.sb-seat').count()).toBe(2);
        // The number of opponents is fixed now: nothing on the page can change it.
        expect(await page.getByRole('radio').count()).toBe(0);
        expect(await page.locator('.sb-card .card:not(.back)').count()).toBe(2);
        expect(await page.locator('.die').count()).toBe(2);
        expect(await pots(page)).toHaveLength(2);
        await action(page, 'Draw').tap();
        expect(await page.locator('.sb-card').count()).toBe(3);
        await action(page, 'Discard a card').waitFor();
        await page.locator('.sb-card').nth(2).tap();
        expect(await page.locator('.sb-if').innerText()).toMatch(/^Without the .* you’re at /);
        await action(page, /^Discard .\d+$/).tap();
        expect(await page.locator('.sb-card').count()).toBe(2);
        expect(await spoken(page)).toMatch(/You discard the (plus|minus) \d+ of (circles|squares|triangles)\./);
        await pressUntil(page, '.do.open[aria-keyshortcuts="J"]', 'c');
        await action(page, 'Junk').tap();
        await page.getByRole('dialog', { name: 'Junk this hand?' }).getByRole('button', { name: 'Junk it' }).tap();
        await page.locator('.sb-news-line.result').waitFor();
        expect(await spoken(page)).toContain('You junk your hand and are out of this game.');
        expect(await action(page, 'Next game').count()).toBe(1);
      });
    },
  );

  test(
    'by key alone from the deal to the payment and the next game: what lies open is told, what a swap brings, why a move is refused, and what the coach would do',
    claims('CAS-5.2', 'CAS-5.9', 'CAS-5.12', 'CAS-5.18', 'CAS-5.21', 'CAS-5.24', 'CAS-5.26'),
    async () => {
      await withPage({ path, settings: instant }, async (page) => {
        await sitAtSabacc(page);
        // Leaving in a game says what is forfeited.
        await press(page, 'q');
        expect(await page.getByRole('dialog').innerText()).toContain('50 chips you have at risk');
        await page.getByRole('button', { name: 'Stay' }).click();
        const count = Number(/\d+/.exec(await page.locator('.discard .sb-caption').innerText())?.[0]);
        await action(page, /^Look through the discards/).click();
        expect(await page.getByRole('dialog').locator('.card').count()).toBe(count);
        expect(await axe(page)).toEqual([]);
        await press(page, 'Escape');
        expect(await page.locator('.sb-open').first().innerText()).toBe('Face up');
        expect(await total(page)).toBe('−7');
        expect(await page.locator('.sb-stands:visible').innerText()).toBe('7 from zero');
        await press(page, '2');
        expect(await page.locator('.sb-if').innerText()).toBe('Swap −8 for the +5 and you’re at +6');
        await press(page, 'w');
        expect(await total(page)).toBe('+6');
        expect(await page.locator('.sb-card').last().getAttribute('aria-label')).toBe('plus 5 of squares, face up');
        expect(await page.locator('.sb-mark').innerText()).toBe('Face up');
        await page.locator('.sb-card').first().click({ force: true });
        expect(await page.locator('.bubble').innerText()).toContain('You can’t change your cards during the betting.');
        await press(page, 'i');
        expect(await page.locator('.coach').innerText()).toMatch(/Coach\s+(Check|Call|Bet|Raise|All-in).*\. .+\./);
        await press(page, 'b');
        await page.locator('.tray').waitFor();
        await page.getByRole('textbox').fill('20');
        await press(page, 'Enter');
        await expect.poll(() => spoken(page)).toMatch(/You (bet|raise by) 20\./);
        await playOut(page);
        expect(await spoken(page)).toMatch(/All hands are shown: |the only one left\./);
        expect(await page.locator('.sb-news-line.result').innerText()).toMatch(/(win|wins|share)/);
        await press(page, 'Enter');
        await page.locator('.sb-news-line.result').waitFor({ state: 'detached' });
        expect(await spoken(page)).toContain('Game 2.');
      });
    },
  );

  test('whoever has lost all chips is told, and is on the floor soon after', claims('CAS-5.27'), async () => {
    await withPage({ path: '#/sabacc?seed=cd00', save: saveWith({ balance: 60, settings: instant }) }, async (page) => {
      await sitAtSabacc(page);
      await pressUntil(page, '.say ~ .do.lead[aria-keyshortcuts="Enter"]', 's', 'a');
      expect(await page.locator('.say').innerText()).toBe('You have no chips left.');
      // Nobody has to press anything: the way out comes by itself.
      await page.locator('.sabacc').waitFor({ state: 'detached' });
    });
  });
});

/** Writes down what the felt shows with every change of it: the dice, the player's cards, the storm, and how many dice tumble. */
const watchFelt = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const stale: string[] = [];
    const note = (): void => {
      const felt = document.querySelector('.sabacc');
      const dice = [...(felt?.querySelectorAll('.sb-dice > div > span') ?? [])].filter((die) => die.getAnimations().length > 0).length;
      const parts = [
        felt?.querySelector('.sb-dice.double') ? 'double' : 'plain',
        `${felt?.querySelectorAll('.sb-card').length} cards`,
        felt?.querySelector('.sb-news-line.storm') ? 'storm' : 'calm',
        `${felt?.querySelectorAll('.discard .slot.unturned').length} swept`,
        `${dice} tumble`,
      ].join(', ');
      if (seen.at(-1) !== parts) seen.push(parts);
      // A hand that is gone comes to nothing.
      const total = felt?.querySelector('.sb-sum b')?.textContent.trim() ?? '';
      if (felt?.querySelector('.sb-mine .sb-card') === null && total !== '') stale.push(total);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen, stale });
  });

/** What the player's hand is said to come to while a card of it is not turned yet, on a machine so busy that movements take six times as long. */
const watchTurning = (page: Page) =>
  page.evaluateHandle(() => {
    const early: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      return animate.call(this, frames, typeof timing === 'object' ? { ...timing, duration: 6 * Number(timing.duration) } : timing);
    };
    const note = (): void => {
      const total = document.querySelector('.sb-sum b')?.textContent.trim() ?? '';
      if (total !== '' && document.querySelector('.sb-mine :is(.turning, .back)') !== null) early.push(total);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return {
      early,
      /** Movements take their time again. */
      stop: () => {
        Element.prototype.animate = animate;
      },
    };
  });

test(
  'what cards come to is told when they are turned, dice tumble in a beat of their own, a double deals the hands again, and the pot is poured to the winner',
  claims('CAS-5.19', 'CAS-5.20', 'CAS-5.24'),
  async () => {
    await withPage({ path: '#/sabacc?seed=ab0b', settings: { speed: 'fast' } }, async (page) => {
      const open = (name: string | RegExp) => action(page, name).and(page.locator('.open'));
      const turning = await watchTurning(page);
      await sitAtSabacc(page, 1);
      await page.locator('.sb-sum b').getByText(/\d/).waitFor();
      expect(await turning.evaluate(({ early }) => early)).toEqual([]);
      await turning.evaluate(({ stop }) => stop());
      await open('Stand').click();
      await open(/^(Check|Call)/).waitFor();
      await watchFelt(page);
      await press(page, 'c');
      await expect.poll(() => spoken(page)).toMatch(/A double!\s+Every hand goes to the discard pile\.[\s\S]*You’re dealt /);
      await open('Stand').waitFor();
      const seen = (await page.evaluate('seen')) as string[];
      // While they tumble nothing is said of them, and both hands of two cards go as backs.
      const roll = seen.indexOf('plain, 2 cards, calm, 0 swept, 2 tumble');
      const double = seen.findIndex((one) => one.startsWith('double'));
      const storm = seen.findIndex((one) => /^double, 0 cards, storm, 4 swept/.test(one));
      expect([roll, storm], seen.join('\n')).not.toContain(-1);
      expect([roll, double, storm]).toEqual([roll, double, storm].toSorted((a, b) => a - b));
      expect(seen.slice(storm).some((one) => one.startsWith('double, 2 cards'))).toBe(true);
      expect(await page.evaluate('stale')).toEqual([]);
      expect(await page.locator('.sb-dice .sb-caption').innerText()).toBe('Double two');
      await open('Stand').click();
      await open(/^(Bet|Raise)/).waitFor();
      await press(page, 'b');
      await page.getByRole('textbox').fill('200');
      await press(page, 'Enter');
      // The other calls; whoever is left alone takes it all, in more stacks the larger it is.
      await open('Junk').click();
      const pour = await watchPour(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Junk it' }).click();
      await action(page, 'Next game').waitFor();
      expect((await pour()).most).toBeGreaterThanOrEqual(2);
    });
  },
);

test(
  'in no state is anything cut off, too small or over something else, nor does axe find anything; between games nobody is asked before leaving',
  claims('CAS-5.26'),
  async () => {
    await withPage({ path, settings: instant }, async (page) => {
      const good = (name: string): Promise<void> => lookAt(page, `sabacc-${name}`);
      const clean = async (name: string): Promise<void> => expect(await axe(page), name).toEqual([]);
      // In every window of the day's tests already; here by night, and where there are to be pictures.
      const seen = async (name: string): Promise<void> => {
        if (isNight() || process.env['PICTURES'] === '1') await good(name);
        await clean(name);
      };
      await sitAtSabacc(page);
      await press(page, '2');
      await seen('action');
      await press(page, 'd', '1');
      await good('release');
      await press(page, 'k', 'i');
      await good('betting');
      await clean('betting');
      await press(page, 'b');
      await page.locator('.tray').waitFor();
      await seen('raising');
      await press(page, 'Escape');
      await playOut(page);
      await seen('result');
      await press(page, 't');
      await page.getByRole('dialog').waitFor();
      await good('music');
      await clean('music');
      await press(page, 'Escape', 'q');
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
    });
  },
);

/** Listens in on everything that is connected to the loudspeakers from now on. */
const listenIn = (page: Page) =>
  page.evaluate(() => {
    const ears: AnalyserNode[] = [];
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply: (connect, node: AudioNode, to: readonly unknown[]) => {
        if (to[0] instanceof AudioDestinationNode && !(node.context instanceof OfflineAudioContext)) {
          const ear = new AnalyserNode(node.context, { fftSize: 2048 });
          Reflect.apply(connect, node, [ear]);
          ears.push(ear);
        }
        return Reflect.apply(connect, node, to);
      },
    });
    Object.assign(globalThis, {
      /** The loudest of what is heard now, of all channels together. */
      loudness: () => {
        const samples = new Float32Array(2048);
        return Math.max(
          0,
          ...ears.map((ear) => {
            ear.getFloatTimeDomainData(samples);
            return Math.max(...samples.map(Math.abs));
          }),
        );
      },
    });
  });
/** The loudest there was in a while. Effects are turned off, so that all there is to hear is music. */
const heard = async (page: Page, ms: number): Promise<number> => {
  let loudest = 0;
  for (let waited = 0; waited < ms; waited += 50) {
    loudest = Math.max(loudest, Number(await page.evaluate('loudness()')));
    await page.waitForTimeout(50);
  }
  return loudest;
};
const musical = { speed: 'instant', muted: false, effects: 0, music: 80 };

/** A second of a sine as a WAV file, and what is in it told by its loudness. */
const wav = (loud: number): Buffer => {
  const samples = 8000;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(16000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) file.writeInt16LE(Math.round(Math.sin(at / 3) * loud * 32767), 44 + at * 2);
  return file;
};

describe('the music', () => {
  test('plays at this table and nowhere else, and follows volume and mute: the loudspeakers are asked', claims('CAS-5.29'), async () => {
    // A sound that is muted has faded before its engine rests, in true time.
    await withPage({ path: '', settings: musical, rate: 1 }, async (page) => {
      await listenIn(page);
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      await page.keyboard.press('Shift');
      expect(await heard(page, 400)).toBe(0);
      await page.goto(`${page.url().split('#')[0]}#/pontoon?seed=c0ffee`);
      await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
      await press(page, 'Enter', 's');
      expect(await heard(page, 400)).toBe(0);
      await page.goto(`${page.url().split('#')[0]}${path}`);
      await sitAtSabacc(page);
      await expect.poll(() => heard(page, 300)).toBeGreaterThan(0.01);
      await press(page, 'm');
      await expect.poll(() => heard(page, 300)).toBeLessThan(0.001);
      await press(page, 'm');
      await expect.poll(() => heard(page, 300)).toBeGreaterThan(0.01);
      await press(page, 'q');
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Baize' }).waitFor();
      await expect.poll(() => heard(page, 500)).toBe(0);
    });
  });

  test('a file of one’s own is decoded before it is taken, kept on the device, and can be given back', claims('CAS-5.29'), async () => {
    await withPage({ path, settings: musical }, async (page) => {
      await sitAtSabacc(page);
      await press(page, 't');
      const dialog = page.getByRole('dialog');
      const pick = dialog.locator('input[type=file]');
      await pick.setInputFiles({ name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a song') });
      await expect.poll(() => dialog.getByRole('status').innerText(), { timeout: 20_000 }).toContain('isn’t audio this browser can play');
      expect(await dialog.innerText()).toContain('Our own track is playing');
      await pick.setInputFiles({ name: 'mine.wav', mimeType: 'audio/wav', buffer: wav(0.9) });
      await expect.poll(() => dialog.innerText(), { timeout: 20_000 }).toContain('Your file is playing: mine.wav');
      // It is in no save: the profile that can be exported says nothing about it.
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('mine.wav');
      await page.reload();
      await listenIn(page);
      await page.locator('.sb-card').first().waitFor();
      await press(page, 't');
      await expect.poll(() => page.getByRole('dialog').innerText(), { timeout: 20_000 }).toContain('Your file is playing: mine.wav');
      // A full sine at this volume is louder than the band ever is.
      await expect.poll(() => heard(page, 200), { timeout: 20_000 }).toBeGreaterThan(0.5);
      await page.getByRole('button', { name: 'Our own track' }).click();
      await expect.poll(() => page.getByRole('dialog').innerText(), { timeout: 20_000 }).toContain('Our own track is playing');
    });
  });
});
