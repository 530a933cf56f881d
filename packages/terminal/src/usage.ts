/** What `baize --help` says. */

/** The help of the command line. */
export const usage = (games: readonly string[]): string => `Baize: a card room in the terminal.

Usage: baize <game> [options]

Games
${games.map((game) => `  ${game}`).join('\n')}

Options
  --preset NAME     the rules: house (usual) or british
  --opponents N     how many play with you, where the rules allow it
  --seed HEX        64 hex digits that decide every shuffle
  --speed NAME      slow, normal, fast or instant
  --plain           line by line, for screen readers, pipes and scripts
  --ascii           no signs outside ASCII
  -h, --help        this help
  --version         the version

At a table ? shows the keys and the rules, and Q leaves. Ctrl+C leaves at once.
NO_COLOR=1 turns colours off. BAIZE_HOME sets the folder for the last session's
statistics and the log of errors.
`;
