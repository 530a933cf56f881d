/** What the house has to tell, in words. Pure. */
import { chipsOf } from '../kit/deck/chips.ts';
import type { HouseNote } from '../runtime/house.ts';

/** A note in a sentence or two. */
export const noteWords = (note: HouseNote): string => {
  switch (note.kind) {
    case 'forbidden':
      return 'This browser does not let Baize remember anything. Your chips last until you close the page.';
    case 'full':
      return 'The browser could not save the last change: its storage is full or forbidden. Save your profile as a file in the settings.';
    case 'broken':
      return 'Your save could not be read. It was set aside unharmed, and you start with 1,000 chips.';
    case 'stuck':
      return 'Your save could not be read, and there is no room to set it aside. It is left as it is, and nothing new is saved.';
    case 'stood-up':
      return `You stand up with ${chipsOf(note.taken)}${note.forfeited > 0 ? `, and ${chipsOf(note.forfeited)} stayed behind` : ''}.`;
    case 'said':
      return note.text;
  }
};
