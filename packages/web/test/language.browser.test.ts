/** The language of the page is chosen in the settings, and stays chosen. */
import { expect, test } from 'vitest';
import { withPage } from './page.ts';

test('a language is chosen on the floor, the page speaks it at once and after that, and the other one comes back', async () => {
  await withPage({ settings: { language: 'system' } }, async (page) => {
    const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await language()).toBe('en');
    const choices = page.getByRole('group', { name: 'Language' });
    await choices.waitFor();
    expect(await choices.getByRole('radio').count()).toBe(3);
    expect(await choices.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
    await choices.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    expect(await language()).toBe('de');
    await page.getByRole('group', { name: 'Tuch' }).waitFor();
    await page.getByRole('button', { name: 'Protokoll prüfen' }).click();
    await page.getByRole('heading', { name: 'Protokoll prüfen' }).waitFor();
    await page.getByText('Das Siegel', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Protokoll prüfen' }).waitFor();
    await page.getByRole('button', { name: 'Zur Übersicht' }).click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('group', { name: 'Sprache' }).getByRole('radio', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    expect(await language()).toBe('en');
  });
});
