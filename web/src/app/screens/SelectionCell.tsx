import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { useWindowedElement } from '../../components/useWindowedElement.ts';
import { getVoiceListHeight, VoiceListSkeleton } from '../../common/voices/VoiceListSkeleton.tsx';
import { CellAuditions } from '../../features/auditions/components/CellAuditions.tsx';
import { getRequestedTalents } from '../../features/auditions/components/requests.ts';
import { getRoleAuditions } from '../../features/auditions/data/roleAuditions.ts';
import { getCardOutlines } from '../../features/castings/board/cardOutline.ts';
import type { VoiceExtras } from '../../features/castings/board/BoardVoice.tsx';
import { BoardCellView } from '../../features/castings/components/BoardCellView.tsx';
import type { Live } from '#firebase/live.ts';
import { useText } from '../../i18n/useText.ts';
import { countShortlisted } from '../../common/board/board.ts';
import type { Cell } from '../../common/board/cell.ts';
import { useCellDossiers } from '../../common/board/useBoard.ts';
import { useRoleEntries } from '../../common/board/useRoleEntries.ts';
import { CELL_FIRST, useCellVoices } from '../../common/board/useCellVoices.ts';
import { useTakeTalk } from '../../common/board/useColleagues.ts';
import { useVoicePrices } from '../../common/pricing/useVoicePrices.ts';
import type { VoicePriceCache } from '../../common/pricing/voicePriceCache.ts';
import { presentVoice } from './presentVoice.tsx';

interface Props {
  readonly casting: Casting;
  readonly voice: Character;
  /** The chosen demos of the whole project. */
  readonly chosen: Live<readonly CastingDemo[]>;
  readonly now: number;
  /** Tags in use in the project, to suggest. */
  readonly tags: readonly string[];
  /** Of the whole project. */
  readonly requests: readonly AvailabilityRequest[];
  readonly prices: VoicePriceCache;
  /** `talentId`: the preselected recipient; omitted: everyone who wasn't requested. */
  readonly onAsk: (cell: Cell, asked: ReadonlySet<string>, talentId?: string) => void;
}

const NONE: readonly never[] = [];
const OUTLINES = getCardOutlines(getVoiceListHeight(2, true) - getVoiceListHeight(1, true));

/** One role on the board. Its voices and auditions are live while it is near the viewport. */
export const SelectionCell = ({ casting, voice, chosen, now, tags, requests, prices, onAsk }: Props) => {
  const text = useText();
  const [field, isNear, height] = useWindowedElement<HTMLDivElement>();
  const key = isNear ? { castingId: casting.id, voiceId: voice.id } : null;
  const expected = countShortlisted(casting, voice.id);
  const shown = Math.min(expected, CELL_FIRST);
  const { demos, isWhole, openRest } = useCellVoices(key, expected, chosen);
  const items = demos.data ?? NONE;
  const entries = useRoleEntries(key, demos.data, isWhole);
  const requested = entries.data ?? NONE;
  const dossiers = useCellDossiers(requested.length > 0 ? key : null).data ?? NONE;
  const auditions = useMemo(() => getRoleAuditions(requested, dossiers, now), [requested, dossiers, now]);
  const talk = useTakeTalk(requested.some(({ status }) => status === 'uploaded') ? key : null);
  const requestedIds = useMemo(() => new Set(requested.map(({ talentId }) => talentId)), [requested]);

  const { language } = casting;
  const priced = useMemo(
    () => items.map(({ talentId }) => ({ voiceId: voice.id, language, talentId })),
    [items, voice.id, language],
  );
  const findPrice = useVoicePrices(prices, priced);

  const role = { castingId: casting.id, character: voice.name, auditions, now, talk, text };

  const getExtras = (item: CastingDemo): VoiceExtras => {
    const price = findPrice({ voiceId: voice.id, language, talentId: item.talentId });
    const cell = { casting, voice, items, isWhole };
    return { price, ...presentVoice(item, { cell, role, requested, requests, onAsk }) };
  };

  // Possible recipients, and former ones off the list, are known only for a complete list.
  const renderActions = (cell: Cell): ReactNode =>
    (isWhole || items.length === 0) && (
      <CellAuditions
        cell={cell}
        entries={requested}
        auditions={auditions}
        now={now}
        talk={talk}
        status={entries.status}
        onRetry={entries.retry}
        onAsk={() => onAsk(cell, getRequestedTalents(requested))}
      />
    );

  const renderContent = (): ReactNode => {
    if (!isNear) return null;
    if (demos.status === 'error') {
      return (
        <Button size="small" color="error" onClick={demos.retry}>
          {text('selection.retryCell')}
        </Button>
      );
    }
    // The casting tells whether a role is empty.
    if (demos.status === 'loading' && expected > 0) return <VoiceListSkeleton count={shown} hasDecisions />;

    return (
      <BoardCellView
        cell={{ casting, voice, items, isWhole: isWhole || items.length === 0 }}
        extrasOf={getExtras}
        actions={renderActions}
        tags={tags}
        asked={requestedIds}
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

  const minHeight = height || (expected > 0 ? getVoiceListHeight(shown, true) : 104);

  return (
    <Box ref={field} sx={isNear ? {} : { ...(expected > 0 ? OUTLINES : {}), minHeight }}>
      {renderContent()}
    </Box>
  );
};
