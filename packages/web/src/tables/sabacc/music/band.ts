/** The band: notes become sound while they are played. Nothing is recorded. */

import { every } from '../../../kit/clock.ts';
import type { Music } from '../../../runtime/audio.ts';
import { compose, type Note, type Track } from './compose.ts';

/** Notes are handed to the clock of the sound card this long before they are due, in seconds. */
const AHEAD = 0.6;
const EVERY = 200;

const pitchOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A second of noise for the brushes. Sound is decoration: its noise has nothing to do with the chance of a table. */
const makeHiss = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly hiss: AudioBuffer;
}

interface Sounding {
  readonly source: AudioScheduledSourceNode;
  readonly filter: BiquadFilterNode;
}

const tone = ({ context }: Stage, type: OscillatorType, midi: number, cutoff: number): Sounding => ({
  source: new OscillatorNode(context, { type, frequency: pitchOf(midi) }),
  filter: new BiquadFilterNode(context, { type: 'lowpass', frequency: cutoff, Q: 0.8 }),
});

const instrument = (stage: Stage, { voice, pitch }: Note): Sounding => {
  switch (voice) {
    case 'bass':
      return tone(stage, 'triangle', pitch, 520);
    case 'reed':
      return tone(stage, 'sawtooth', pitch, 900);
    case 'lead':
      return tone(stage, 'square', pitch, 1500);
    case 'brush':
      return {
        source: new AudioBufferSourceNode(stage.context, { buffer: stage.hiss, loop: true }),
        filter: new BiquadFilterNode(stage.context, { type: 'bandpass', frequency: 5200, Q: 0.6 }),
      };
  }
};

/** How loud each voice is beside the others, and how fast it speaks. */
const balance = {
  bass: { loud: 0.5, swell: 0.012 },
  reed: { loud: 0.12, swell: 0.02 },
  lead: { loud: 0.13, swell: 0.03 },
  brush: { loud: 0.16, swell: 0.008 },
} as const;

const playNote = (stage: Stage, note: Note, start: number): AudioScheduledSourceNode => {
  const { source, filter } = instrument(stage, note);
  const { loud, swell } = balance[note.voice];
  const end = start + Math.max(note.length, swell * 2);
  const envelope = new GainNode(stage.context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loud * note.loud, start + swell);
  envelope.gain.setTargetAtTime(0, Math.max(start + swell, end - 0.05), 0.04);
  source.connect(filter).connect(envelope).connect(stage.out);
  source.start(start);
  source.stop(end + 0.2);
  return source;
};

/** Plays tracks one after another, the next from the next seed. */
export const playBand =
  (seedOf: (round: number) => string): Music =>
  (context, channel) => {
    const out = new GainNode(context, { gain: 1 });
    out.connect(channel);
    const stage: Stage = { context, out, hiss: makeHiss(context) };
    const sounding = new Set<AudioScheduledSourceNode>();
    let round = 0;
    let track: Track = compose(seedOf(round));
    let begun = context.currentTime + 0.1;
    let next = 0;
    const playOn = (): void => {
      for (let note = track.notes[next]; note !== undefined && begun + note.at < context.currentTime + AHEAD; note = track.notes[next]) {
        next += 1;
        // A tab that was away for a while does not play all that it missed.
        if (begun + note.at < context.currentTime - 0.05) continue;
        const source = playNote(stage, note, Math.max(context.currentTime, begun + note.at));
        sounding.add(source);
        source.onended = () => sounding.delete(source);
      }
      if (next < track.notes.length) return;
      begun += track.length;
      round += 1;
      track = compose(seedOf(round));
      next = 0;
    };
    playOn();
    const stop = every(EVERY, playOn);
    return () => {
      stop();
      for (const source of sounding) source.stop();
      out.disconnect();
    };
  };

/** Plays a recording of the player's own, over and over. */
export const playRecording =
  (recording: AudioBuffer): Music =>
  (context, channel) => {
    const source = new AudioBufferSourceNode(context, { buffer: recording, loop: true });
    source.connect(channel);
    source.start();
    return () => {
      source.stop();
      source.disconnect();
    };
  };
