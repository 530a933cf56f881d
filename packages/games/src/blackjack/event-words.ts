/** What happened at a table of Blackjack, told to somebody at the table. */
import { type Audience, cardName } from '@baize/engine';
import { settledLines } from './endings.ts';
import { hasNatural, visible } from './hand.ts';
import { cardList, dealerWords, doing, handDoing, money, purse, totalWords } from './phrases.ts';
import { handAt } from './places.ts';
import type { Event, View } from './state.ts';

/** Both hands, once the deal is done. */
const dealDone = (view: View, audience: Audience): readonly string[] => {
  const mine = handAt(view, 0);
  const hidden = view.dealer.cards.includes('hidden') ? ', and a hidden card' : '';
  const end = hasNatural(view) ? 'Blackjack!' : `${totalWords(mine)}.`;
  return [
    `Dealer: ${cardList(visible(view.dealer.cards))}${hidden}. Showing ${view.dealer.total}.`,
    `${audience.me === 0 ? 'You' : (audience.names[0] ?? 'Player')}: ${cardList(visible(mine.cards))}. ${end}`,
  ];
};

const cardDealt = (view: View, { to, hand }: Event & { type: 'card-dealt' }, audience: Audience): readonly string[] => {
  if (view.hands.length > 1) {
    const held = handAt(view, hand);
    return [`Hand ${hand + 1}: ${cardList(visible(held.cards))}. ${totalWords(held)}.`];
  }
  // The last card of the deal is the dealer's second, or without a hole card the player's.
  const last = view.rules.hole === 'none' ? to === 'player' && handAt(view, 0).cards.length === 2 : view.dealer.cards.length === 2;
  return last ? dealDone(view, audience) : [];
};

/** Whether a hand is on 21 and need not be told again that it stands. */
const standsBy21 = (view: View, hand: number): boolean => view.rules.standsAt21 && handAt(view, hand).total === 21;

const cardDrawn = (view: View, { by, hand, card }: Event & { type: 'card-drawn' }, audience: Audience): readonly string[] => {
  if (by === 'dealer') return [`The dealer draws ${cardName(card)}. ${dealerWords(view)}.`];
  const held = handAt(view, hand);
  const stands = standsBy21(view, hand) ? (view.hands.length > 1 ? ' It stands.' : ` ${doing(audience, 'stand', 'stands')}.`) : '';
  return [`${handDoing(view, hand, audience, ['draw', 'draws'])} ${cardName(card)}. ${totalWords(held)}.${stands}`];
};

const shuffled = (view: View, because: 'round' | 'ran-out'): readonly string[] => {
  if (because === 'ran-out') return ['The deck has run out: the discards are shuffled in.'];
  // Nobody wants to hear of the first shuffle.
  return view.round < 2 ? [] : ['The deck is reshuffled.'];
};

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  const { rules } = view;
  switch (event.type) {
    case 'betting-opened':
      return [`Hand ${event.round}. ${purse(view)}`];
    case 'bet-laid':
      return [`${doing(audience, 'bet', 'bets')} ${money(rules, event.amount)}. ${purse(view)}`];
    case 'bet-taken-back':
      return [`${doing(audience, 'take', 'takes')} back ${money(rules, event.amount)}. ${purse(view)}`];
    case 'shuffled':
      return shuffled(view, event.because);
    case 'card-dealt':
      return cardDealt(view, event, audience);
    case 'insurance-offered':
      return [`The dealer shows an ace. Insurance costs ${money(rules, event.amount)}.`];
    case 'insured':
      return [`${doing(audience, 'insure', 'insures')} for ${money(rules, event.amount)}. ${purse(view)}`];
    case 'insurance-declined':
      return ['No insurance.'];
    case 'hole-peeked':
      return ['The dealer looks at the hidden card: no blackjack.'];
    case 'card-drawn':
      return cardDrawn(view, event, audience);
    case 'doubled':
      return [`${doing(audience, 'double', 'doubles')} for ${money(rules, event.amount)} more. ${purse(view)}`];
    case 'pair-split':
      return [`${doing(audience, 'split', 'splits')} for ${money(rules, event.amount)} more. ${purse(view)}`];
    case 'surrendered':
      return [`${doing(audience, 'give', 'gives')} up the hand.`];
    case 'stood':
      return standsBy21(view, event.hand)
        ? []
        : [`${handDoing(view, event.hand, audience, ['stand', 'stands'])} on ${handAt(view, event.hand).total}.`];
    case 'went-bust':
      return [`${handDoing(view, event.hand, audience, ['are', 'is'])} bust with ${handAt(view, event.hand).total}.`];
    case 'hole-revealed':
      return [`The dealer turns up ${cardName(event.card)}. ${dealerWords(view)}.`];
    case 'settled':
      return settledLines(view, event, audience);
    case 'sitting-ended':
      return [
        view.stack === 0
          ? 'No chips are left. The game is over.'
          : `Less than ${money(rules, rules.bet.min)} left, the smallest bet. The game is over.`,
      ];
  }
};
