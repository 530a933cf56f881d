/** Before a table: what the player asks for, and whether there are the chips for it. */
import {
  fitTableOptions,
  isPlayedForChips,
  type JoinOptions,
  levelsAt,
  levelWords,
  MIXED,
  mixSeed,
  othersAt,
  personasFor,
  sealOf,
} from '@baize/casino';
import { rulesOf } from '@baize/engine';
import type { GameId } from '@baize/games';
import { useMemo, useState } from 'react';
import { titles } from '../floor/tiles.ts';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { printed } from '../kit/Says.tsx';
import { tableIcons } from '../kit/table-icons.ts';
import { LazyLesson } from '../lessons/LazyLesson.tsx';
import { useRoute } from '../runtime/address.ts';
import { hasHappened } from '../runtime/once.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { LazySettings } from '../settings/LazySettings.tsx';
import type { TableModule } from './contract.ts';
import { type OtherTable, purseOf, tableHoldingChips, whyNotJoin } from './join-leave.ts';
import { seatWords } from './language/index.ts';
import { type PresetChoice, SitDown } from './SitDown.tsx';
import { LearnAgain, RulesPage } from './TableDialogs.tsx';

// --- the question when the player's chips are at another table -------------------------------------------------------

interface AnotherTableProps {
  readonly rival: OtherTable;
  /** Goes to the other table. */
  onGo(): void;
  /** Stands up there. */
  onGiveUp(): void;
  onClose(): void;
}

/** Go there, leave it, or stay. */
const AnotherTable = ({ rival, onGo, onGiveUp, onClose }: AnotherTableProps) => {
  const { id, stack, atRisk } = rival;
  const { rival: words } = seatWords();
  return (
    <CardDialog
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <ActionButton onPress={onClose}>{words.stay}</ActionButton>
          <ActionButton onPress={onGiveUp}>{words.leave(atRisk)}</ActionButton>
          <ActionButton standing="lead" onPress={onGo}>
            {words.go}
          </ActionButton>
        </>
      }
    >
      <p>{words.still(titles[id], stack, atRisk)}</p>
    </CardDialog>
  );
};

interface TableSetupPageProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly serverSeed: string;
  onSit(options: JoinOptions): void;
  onLeave(): void;
}

const choicesOf = <Id extends GameId>({ module, lines }: TableModule<Id>): readonly PresetChoice[] =>
  Object.keys(module.game.presets).map((preset) => ({
    id: preset,
    name: module.words.preset(rulesOf(module.game, preset)),
    line: lines[preset] ?? '',
    others: othersAt(module, preset),
    levels: levelsAt(module, preset).levels.map((level) => ({ id: level, name: levelWords(module.words, level) })),
    buyIn: isPlayedForChips(module, preset) ? module.game.seats(rulesOf(module.game, preset)).buyIn : 0,
  }));

const noChoice: PresetChoice = { id: '', name: '', line: '', others: { min: 0, max: 0 }, levels: [], buyIn: 0 };

/** What can lie over the page. */
type SetupDialog = 'settings' | 'rules' | 'rival' | 'lesson';

interface SetupDialogsProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly open: SetupDialog | undefined;
  readonly choice: PresetChoice;
  readonly rival: OtherTable | undefined;
  onLearn(): void;
  onGo(id: GameId): void;
  onGiveUp(id: GameId): void;
  onClose(): void;
}

/** The one that is open, if any. */
const SetupDialogs = <Id extends GameId>({
  table: { id, module, Pictures },
  open,
  choice,
  rival,
  onLearn,
  onGo,
  onGiveUp,
  onClose,
}: SetupDialogsProps<Id>) => {
  switch (open) {
    case undefined:
      return null;
    case 'settings':
      return <LazySettings onClose={onClose} />;
    case 'lesson':
      return <LazyLesson id={id} onClose={onClose} />;
    case 'rules':
      return (
        <CardDialog title={printed(module.game.title)} subtitle={choice.name} onClose={onClose}>
          {Pictures === undefined ? <LearnAgain onPress={onLearn} /> : <Pictures />}
          <RulesPage passages={module.words.rules(rulesOf(module.game, choice.id))} />
        </CardDialog>
      );
    case 'rival':
      return rival === undefined ? null : (
        <AnotherTable rival={rival} onGo={() => onGo(rival.id)} onGiveUp={() => onGiveUp(rival.id)} onClose={onClose} />
      );
  }
};

/** The page before a table. */
export const TableSetupPage = <Id extends GameId>({ table, serverSeed, onSit, onLeave }: TableSetupPageProps<Id>) => {
  const { id, module, usualOthers, usualPreset, alone } = table;
  const store = useProfileStore();
  const profile = useProfileStatus((now) => now.profile);
  const [, go] = useRoute();
  const choices = useMemo(() => choicesOf(table), [table]);
  const [asked, setAsked] = useState(() => {
    const usual = profile.usual[id];
    const isKnown = choices.some((one) => one.id === usual?.preset);
    const first = { preset: usualPreset ?? choices[0]?.id ?? '', others: usualOthers, level: MIXED };
    return { ...(usual !== undefined && isKnown ? usual : first), words: '' };
  });
  const wished = { ...asked, ...fitTableOptions(module, asked) };
  const [brought, setBrought] = useState<{ readonly chips: number; readonly wrong: string | undefined }>();
  const [open, setOpen] = useState<SetupDialog>();
  // Offered once, to whoever has not played this yet.
  const isNew = (profile.statistics[id]?.rounds ?? 0) === 0 && !hasHappened(id);
  const choice = choices.find((one) => one.id === wished.preset) ?? noChoice;
  const rival = choice.buyIn > 0 ? tableHoldingChips(profile, id) : undefined;
  const purse = purseOf(profile.balance, choice.buyIn);
  const buyIn = purse === undefined ? 0 : (brought?.chips ?? purse.max);
  const whyNot = (purse === undefined ? undefined : brought?.wrong) ?? whyNotJoin(profile.balance, choice.buyIn, buyIn);
  // Why it was refused, until something is chosen again.
  const [refused, setRefused] = useState<string>();
  useKeys({ r: () => setOpen('rules'), ...(profile.ended[id] === undefined ? {} : { b: () => go(`/look-back?game=${id}`) }) });
  const sit = (): void => {
    if (rival !== undefined) setOpen('rival');
    else if (whyNot !== undefined) setRefused(whyNot);
    else onSit({ ...wished, buyIn, serverSeed: serverSeed });
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <SitDown
        title={printed(module.game.title)}
        presets={choices}
        seating={wished}
        personas={personasFor(mixSeed(serverSeed, wished.words), choice.others.max)}
        alone={alone}
        chips={choice.buyIn === 0 ? undefined : { balance: profile.balance, buyIn: choice.buyIn, brought: buyIn }}
        rival={rival === undefined ? undefined : titles[rival.id]}
        canSit={whyNot === undefined || rival !== undefined}
        whyNot={whyNot}
        refused={refused}
        promise={sealOf({ game: id, ...wished, buyIn, serverSeed })}
        tools={
          <>
            {profile.ended[id] !== undefined && (
              <Tool icon={tableIcons.repeat} label={seatWords().lookBackLast} keyName="B" onPress={() => go(`/look-back?game=${id}`)} />
            )}
            <Tool icon={tableIcons.rules} label={seatWords().rules} keyName="R" onPress={() => setOpen('rules')} />
            <Tool icon="settings" label={seatWords().settings} onPress={() => setOpen('settings')} />
          </>
        }
        onLearn={isNew ? () => setOpen('lesson') : undefined}
        onChoose={(change) => {
          setRefused(undefined);
          setAsked({ ...asked, ...change });
        }}
        onBring={(chips, wrong) => {
          setRefused(undefined);
          setBrought({ chips, wrong });
        }}
        onSit={sit}
        onLeave={onLeave}
      />
      <SetupDialogs
        table={table}
        open={open}
        choice={choice}
        rival={rival}
        onLearn={() => setOpen('lesson')}
        onGo={(id) => go(`/${id}`)}
        onGiveUp={(id) => {
          close();
          store.standUp(id);
        }}
        onClose={close}
      />
    </>
  );
};
