/** The engine: the contract every game fulfils, and what the contract gives for free. */
export * from './cards.ts';
export * from './chance.ts';
export type * from './contract.ts';
export * from './offers.ts';
export * from './play.ts';
export * from './record.ts';
export * from './script.ts';
export * from './seed.ts';
export * from './text.ts';
