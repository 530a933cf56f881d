/** Tables with friends in English. */
import { and, figure } from '@baize/engine/language/en';
import type { FriendsWords } from './friends-words.ts';

const say = (names: readonly string[]): string => `${and(names)} ${names.length === 1 ? 'says' : 'say'}`;

/** Tables with friends in English. */
export const words = {
  you: 'You',
  somebody: 'Somebody',
  mute: {
    nobodyElse: 'Nobody else is here.',
    nobodyCalled: (name) => `Nobody here is called ${name}.`,
    on: (names) => `You no longer see what ${say(names)}. Type mute again to undo it.`,
    off: (names) => `You see what ${say(names)} again.`,
  },
  about: { chipsEach: (chips) => `${figure(chips)} chips each`, bots: (level) => `bots: ${level}` },
  lobby: {
    guest: ({ name, isMe, isHost, isReady }) => `- ${name}${isMe ? ', you' : ''}${isHost ? ', the host' : ''}${isReady ? ', ready' : ''}`,
    host: 'Enter deals the first hand, q leaves, ? shows how to change the table.',
    ready: 'You’re ready. The host deals. Type n if you’re not, q to leave.',
    notReady: 'Press Enter when you’re ready, q to leave.',
  },
  standing: { head: 'The standings:', owes: (from, to, chips) => `${from} to ${to}: ${figure(chips)}.` },
  goodbye: {
    plain: 'Good night.',
    closed: 'Good night. The table is closed.',
    kept: 'Good night. Your seat is held for ten minutes: join again with the same link.',
  },
  ending: {
    warning: (names) =>
      `${and(names)} ${names.length === 1 ? 'is' : 'are'} still here. This table runs in your window. End it for everybody and show the standings, or keep it open: a bot plays for you, and this window stays the server until everyone has left.`,
    question: 'End the table for everybody?',
    plain: (question) => `${question} Yes (y), no (n), or keep it open without you (k)?`,
    answers: 'Type y or yes to end the table, k or keep to keep it open without you, n or no to play on.',
    goesOn: 'The table goes on.',
  },
  keptOpen: 'The table stays open while somebody is at it. Ctrl+C closes it for everyone.',
  hostGone: 'The host hasn’t answered for five seconds and may be gone. Still trying; Q leaves.',
  waitsFor: (names) => `The table waits for ${and(names)}.`,
  rematch: (names) => `${and(names)} ${names.length === 1 ? 'wants' : 'want'} a rematch.`,
  back: (name) => `${name} is back.`,
  away: (name) => `${name} is away: a bot plays for them.`,
  goneHelp: 'After a minute a bot can play for them, or you can free the seat: / shows how.',
  youAreAway: {
    anyKey: 'You didn’t answer, so a bot plays for you. Press any key to come back.',
    enter: 'You didn’t answer, so a bot plays for you. Press Enter to come back.',
  },
  allConnected: 'Everybody at the table is connected.',
  sayAgain: (question, command) => `${question} Type /${command} again to do it.`,
  lost: 'Connection lost. Reconnecting: your last move is safe.',
  end: ['[Enter] Leave  [O] Rematch  [L]ook back  [R]ecord', '[Enter]  [O] Rematch  [L]ook  [R]ecord'],
  endWithout: ['[Enter] Leave  [O] Rematch  [R]ecord', '[Enter]  [O] Rematch  [R]ecord'],
  say: {
    typing: (text) => `Say: ${text}_`,
    keys: (phrases, hasWords, isSomebodyGone) =>
      [
        `Say: ${phrases}`,
        ...(hasWords ? ['w your own words'] : []),
        'm mute the others',
        ...(isSomebodyGone ? ['h let a bot play for whoever is gone', 'f free the seat'] : []),
      ].join(', '),
    lines: (phrases, hasWords) => [
      `Say something: ${phrases}. Type / and the number.`,
      ...(hasWords ? ['/say and up to 48 letters says your own words.'] : []),
      '/mute and a name hides what they say.',
      '/house lets a bot play for whoever has lost their connection, /free frees their seat.',
    ],
  },
  change: 'To change the table: game sabacc, rules modern, seats 5, level hard, chips 500, clock 30, bank 60, house off, words off.',
  onceMore: 'Enter asks for a rematch, record saves the record, q leaves.',
  watching: 'You’re watching. q leaves.',
  stoppedWatching: 'You’ve stopped watching.',
  over: 'The session is over.',
  nextHand: 'A hand is in progress: you’re in from the next one.',
  queue: (place) => `Every seat is taken. You’re ${place}, and sit down as soon as one is free. q leaves.`,
  notYourTurn: 'One moment: it isn’t your turn. hand, table, pot and who show how things stand; / says something, q leaves.',
  table: {
    refused: 'The server won’t open such a table.',
    open: (name, link) => `The table is open: ${name}\n${link}`,
    invite: (command, hasPage) => `Anyone in this network can ${hasPage ? 'open the link on a phone, or ' : ''}type: ${command}`,
    notFound: (name) =>
      `Nobody in this network answers to ${name}. The host may be in another network or have closed the table. Ask for the link: baize join http://.../#/room/...`,
    recordIn: (path) => `The record is in ${path}. baize verify checks it.`,
    recordUnsaved: (why) => `The record couldn’t be saved: ${why}.`,
    lastGone: 'Everyone has left. The table is closed.',
    closed: 'The table is closed.',
    rematch: (name, link) => `Rematch: ${name}${link === undefined ? '' : `\n${link}`}`,
    seatHeld: 'Your seat is held for ten minutes.',
    otherGame: 'They’re playing a game there that this version doesn’t have.',
    noServer: (server) => `No server answers at ${server}.`,
    title: (game) => `${game}, with friends`,
  },
} as const satisfies FriendsWords;
