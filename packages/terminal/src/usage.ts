/** What `baize --help` says. */

/** The help of the command line. */
export const usage = (games: readonly string[]): string => `Baize: a card room in the terminal.

Usage: baize [options]                    the floor: your chips, and all tables
       baize <game> [options]             one game alone, with chips of its own
       baize odds GAME [options]          what the odds are, exactly; --json
       baize verify FILE [options]        check the record of a sitting
       baize replay FILE [--json]         tell it again, or its final stacks
       baize replay FILE... [--json]      play hand histories: .phh, .phhs
       baize export FILE                  write your whole profile to a file
       baize export --sitting GAME FILE   write down your last sitting at a game
       baize export ... FILE.phhs         the same as a hand history of hold'em
       baize import FILE                  take a profile from a file; asks first

Games
${games.map((game) => `  ${game}`).join('\n')}

Options
  --speed NAME      slow, normal, fast or instant
  --plain           line by line, for screen readers, pipes and scripts
  --ascii           no signs outside ASCII
  -h, --help        this help
  --version         the version
With verify
  --promise HEX     the seal that you were shown before the sitting
  --words TEXT      the words that you mixed into the shuffle; "" for none
  --quick           does not ask the bots again
With a game
  --preset NAME     the rules, such as house or british; an unknown one is told
  --opponents N     how many play with you, where the rules allow it
  --level NAME      how strong they are, such as easy or hard
  --seed HEX        64 hex digits that decide every shuffle

At a table ? shows the keys and the rules, and Q leaves. Ctrl+C goes at once; a
hand on the floor waits as it is. NO_COLOR=1 turns colours off. BAIZE_HOME is
the folder for your save, the last session's statistics and the log of errors.
`;
