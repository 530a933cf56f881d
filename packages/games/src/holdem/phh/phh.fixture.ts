/**
 * Hands of public record, for tests: what was dealt and done is from the PHH dataset of the University of Toronto Computer Poker
 * Student Research Group (the Pluribus match of 2019, the World Series of Poker 2023, online tables of 2009) and from the
 * televised million dollar pot of 2009.
 */
const pluribus = (actions: string, finishing: string): string => `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [50, 100, 0, 0, 0, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000, 10000, 10000, 10000]
actions = [${actions
  .split(',')
  .map((line) => `'${line.trim()}'`)
  .join(', ')}]
finishing_stacks = [${finishing}]`;

/** A hand and the stacks it ends with, in its own units. */
export const publicHands: readonly { readonly name: string; readonly text: string; readonly stacks: readonly number[] }[] = [
  {
    name: 'Pluribus 100/0: a river bet takes it',
    text: pluribus(
      'd dh p1 TcQc, d dh p2 8s4c, d dh p3 9c3d, d dh p4 Ah4h, d dh p5 Th5s, d dh p6 6c7s, p3 f, p4 cbr 210, p5 f, p6 f, p1 cc, p2 f, d db 7d5h9d, p1 cc, p4 cc, d db 7c, p1 cc, p4 cc, d db Qh, p1 cbr 230, p4 f',
      '10310, 9900, 10000, 9790, 10000, 10000',
    ),
    stacks: [10310, 9900, 10000, 9790, 10000, 10000],
  },
  {
    name: 'Pluribus 100/4: a raise on the turn',
    text: pluribus(
      'd dh p1 TsAc, d dh p2 2c5c, d dh p3 7d3c, d dh p4 7s8d, d dh p5 2dAd, d dh p6 4s6s, p3 f, p4 f, p5 cbr 250, p6 f, p1 cc, p2 f, d db 7cAhTh, p1 cc, p5 cc, d db 2s, p1 cc, p5 cbr 400, p1 cbr 1450, p5 cc, d db 9h, p1 cbr 3500, p5 f',
      '11800, 9900, 10000, 10000, 8300, 10000',
    ),
    stacks: [11800, 9900, 10000, 10000, 8300, 10000],
  },
  {
    name: 'Pluribus 100/27: a walk after a raise',
    text: pluribus(
      'd dh p1 Td5s, d dh p2 6c2h, d dh p3 6hTc, d dh p4 8c9h, d dh p5 Kd7s, d dh p6 4h4c, p3 f, p4 f, p5 f, p6 cbr 250, p1 f, p2 f',
      '9950, 9900, 10000, 10000, 10000, 10150',
    ),
    stacks: [9950, 9900, 10000, 10000, 10000, 10150],
  },
  {
    name: 'Pluribus 100b/105: a showdown at which the loser mucks',
    text: pluribus(
      'd dh p1 7cQh, d dh p2 Kh4h, d dh p3 Ad2c, d dh p4 Kc5h, d dh p5 JhKs, d dh p6 Tc9d, p3 f, p4 f, p5 cbr 250, p6 cc, p1 f, p2 cc, d db 7dJc7s, p2 cc, p5 cc, p6 cbr 400, p2 f, p5 cc, d db 6d, p5 cc, p6 cbr 800, p5 cc, d db Qs, p5 cc, p6 cc, p5 sm JhKs, p6 sm',
      '9950, 9750, 10000, 10000, 11750, 8550',
    ),
    stacks: [9950, 9750, 10000, 10000, 11750, 8550],
  },
  {
    name: 'World Series 2023: a big blind ante, and cards dealt one by one',
    text: `variant = 'NT'
ante_trimming_status = false
antes = [0, 120000, 0, 0, 0]
blinds_or_straddles = [40000, 80000, 0, 0, 0]
min_bet = 80000
starting_stacks = [7380000, 2500000, 5110000, 10170000, 4545000]
actions = ['d dh p1 7s', 'd dh p2 Js', 'd dh p3 Td', 'd dh p4 6d', 'd dh p5 Qh', 'd dh p1 4s', 'd dh p2 8h', 'd dh p3 8c', 'd dh p4 5h', 'd dh p5 7h', 'p3 f', 'p4 cbr 170000', 'p5 f', 'p1 f', 'p2 cc', 'd db JcTs2d', 'p2 cc', 'p4 cbr 140000', 'p2 cc', 'd db As', 'p2 cc', 'p4 cbr 325000', 'p2 cc', 'd db Qs', 'p2 cc', 'p4 cbr 600000', 'p2 cc', 'p4 sm 6d5h', 'p2 sm Js8h']`,
    stacks: [7340000, 3775000, 5110000, 8935000, 4545000],
  },
  {
    name: 'the million dollar pot: all-in on the turn, hands shown before the river, an unknown hand folded',
    text: `# Comments and blank lines between the lines.
variant = "NT"
ante_trimming_status = true
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  # Pre-flop

  "d dh p1 Ac2d",  # the small blind
  "d dh p2 ????",
  "d dh p3 7h6h",

  "p3 cbr 7000",
  "p1 cbr 23000",
  "p2 f",
  "p3 cc",

  "d db Jc3d5c",
  "p1 cbr 35000",
  "p3 cc",
  "d db 4h",
  "p1 cbr 90000",
  "p3 cbr 232600",
  "p1 cbr 1067100",
  "p3 cc",
  "p1 sm Ac2d",
  "p3 sm 7h6h",
  "d db Jh",
]`,
    stacks: [572100, 1997500, 1109500],
  },
  {
    name: 'online, 2009: two players, cents, the loser does not show',
    text: `variant = 'NT'
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [37.90, 89.90]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 2.50', 'p1 cc', 'd db 8dKh5h', 'p1 cc', 'p2 cbr 3', 'p1 cc', 'd db Jd', 'p1 cc', 'p2 cc', 'd db Qh', 'p1 cbr 1', 'p2 cbr 8', 'p1 cc', 'p2 sm Ah3h', 'p1 sm ????']
time = 00:03:36
seats = [4, 6]
table = '''AMY'S AVE'''`,
    stacks: [24.4, 103.4],
  },
  {
    name: 'online, 2009: antes of a quarter, a straight against a flush draw that came',
    text: `variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [0.50, 1, 0, 0, 0, 0]
min_bet = 1
starting_stacks = [201.30, 138.90, 54.25, 78.95, 43.55, 89.40]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'd dh p5 ????', 'd dh p6 ????', 'p3 cc', 'p4 f', 'p5 f', 'p6 f', 'p1 f', 'p2 cc', 'd db 7h9h6c', 'p2 cc', 'p3 cbr 1', 'p2 cc', 'd db Ah', 'p2 cc', 'p3 cbr 1', 'p2 cc', 'd db 2d', 'p2 cc', 'p3 cbr 6', 'p2 cbr 12', 'p3 cbr 31', 'p2 cc', 'p3 sm Ts8d', 'p2 sm Jh8h']
seats = [5, 6, 1, 2, 3, 4]`,
    stacks: [200.8, 173.4, 20.25, 78.95, 43.55, 89.4],
  },
];
