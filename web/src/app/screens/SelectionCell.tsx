import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CastingDemo, Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { VoiceListSkeleton } from '../../components/voices/VoiceListSkeleton.tsx';
import { useNear } from '../../components/useNear.ts';
import { AuditionOfVoice } from '../../features/auditions/components/AuditionOfVoice.tsx';
import { askedAlready, CellAuditions } from '../../features/auditions/components/CellAuditions.tsx';
import { BoardCellView } from '../../features/castings/components/BoardCellView.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Cell } from '../../lib/board/cell.ts';
import { inOrder, shortlistedFor } from '../../lib/board/board.ts';
import { useCellEntries } from '../../lib/board/useBoard.ts';
import { CELL_FIRST, useCellVoices } from '../../lib/board/useCellVoices.ts';
import { useTakeTalk } from '../../lib/board/useColleagues.ts';

interface Props {
  readonly casting: Casting;
  readonly voice: Voice;
  readonly now: number;
  /** Tags in use in the project, to be suggested. */
  readonly tags: readonly string[];
  readonly onAsk: (cell: Cell, asked: ReadonlySet<string>) => void;
}

const NONE: readonly never[] = [];

/** One field of the board. It loads its voices and auditions once it comes near what is seen, and stays live then. */
export const SelectionCell = ({ casting, voice, now, tags, onAsk }: Props) => {
  const text = useText();
  const [field, isNear] = useNear<HTMLDivElement>();
  const key = isNear ? { castingId: casting.id, voiceId: voice.id } : null;
  const expected = shortlistedFor(casting, voice.id);
  const { demos, isWhole, openRest } = useCellVoices(key, expected);
  const entries = useCellEntries(key);
  const items = demos.data ?? NONE;
  const requested = entries.data ?? NONE;
  const talk = useTakeTalk(requested.some(({ status }) => status === 'uploaded') ? key : null);
  const asked = useMemo(() => new Set(requested.map(({ talentId }) => talentId)), [requested]);

  const details = (item: CastingDemo): ReactNode => {
    // A talent is asked once per character, whatever the number of demos: the first of them carries the audition.
    const own = inOrder(items).find((other) => other.talentId === item.talentId);
    const entry = requested.find((one) => one.talentId === item.talentId);
    return (
      entry &&
      own?.id === item.id && <AuditionOfVoice entry={entry} character={voice.name} now={now} talk={talk} />
    );
  };
  // Whom to ask, and who was asked and is listed no more, is told of a whole list alone.
  const actions = (cell: Cell): ReactNode =>
    (isWhole || items.length === 0) && (
      <CellAuditions
        cell={cell}
        entries={requested}
        now={now}
        talk={talk}
        status={entries.status}
        onRetry={entries.retry}
        onAsk={() => onAsk(cell, askedAlready(requested))}
      />
    );

  const content = (): ReactNode => {
    if (demos.status === 'error') {
      return (
        <Button size="small" color="error" onClick={demos.retry}>
          {text('selection.retryCell')}
        </Button>
      );
    }
    // A field that is known to be empty shows so at once.
    if (demos.status === 'loading' && expected > 0)
      return <VoiceListSkeleton count={Math.min(expected, CELL_FIRST)} hasDecisions />;
    return (
      <BoardCellView
        cell={{ casting, voice, items, isWhole: isWhole || items.length === 0 }}
        details={details}
        actions={actions}
        tags={tags}
        asked={asked}
        rest={
          !isWhole &&
          expected > items.length && (
            <Button size="small" variant="outlined" color="inherit" onClick={openRest}>
              {text('selection.showAll', { count: expected })}
            </Button>
          )
        }
      />
    );
  };
  return <Box ref={field}>{content()}</Box>;
};
