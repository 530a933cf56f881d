/** The thread in which a profile on its way is sealed and opened. */
import { reply } from '../worker/bots.ts';
import { workOnParcel } from './parcel-seal.ts';

reply(workOnParcel, self);
