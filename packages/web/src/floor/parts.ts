/** What the floor draws and is a file of its own, one for all: the pictures on the tiles, and the plates. */
export { LeadPlate } from '../first/LeadPlate.tsx';
export { Friends } from '../friends/Friends.tsx';
export { PuzzlePlate } from '../puzzles/PuzzlePlate.tsx';
export { TileArt } from './TileArt.tsx';
