import { useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { AuditionOfVoice } from '../../features/auditions/components/AuditionOfVoice.tsx';
import { CellAuditions } from '../../features/auditions/components/CellAuditions.tsx';
import { RequestAuditionDialog } from '../../features/auditions/dialogs/RequestAuditionDialog.tsx';
import { SelectionBoard, type BoardCell } from '../../features/castings/components/SelectionBoard.tsx';
import { useAuditionEntries } from '../../lib/production/useProduction.ts';
import { entriesByPlace, placeOf } from '../../features/auditions/components/entriesByPlace.ts';
import { listOf, type Production } from '../../lib/production/production.ts';
import { useNow } from '../../lib/useNow.ts';

/** Stage 4: the board, with each voice's audition on its card. */
export const SelectionScreen = ({ production }: { readonly production: Production }) => {
  const entries = useAuditionEntries(production.project.id);
  const [asking, setAsking] = useState<BoardCell>();
  const now = useNow();
  const places = useMemo(() => entriesByPlace(entries.data ?? []), [entries.data]);

  const details = (item: CastingDemo) => {
    // A talent is asked once per character, whatever the number of demos: the first of them carries the audition.
    const own = listOf(production.castingDemos, item.castingId, item.voiceId).find(
      (other) => other.talentId === item.talentId,
    );
    const entry = places
      .get(placeOf(item.castingId, item.voiceId))
      ?.find((one) => one.talentId === item.talentId);
    return entry && own?.id === item.id ? <AuditionOfVoice entry={entry} now={now} /> : null;
  };

  return (
    <>
      <SelectionBoard
        production={production}
        details={details}
        actions={(cell) => (
          <CellAuditions
            cell={cell}
            entries={places.get(placeOf(cell.casting.id, cell.voice.id)) ?? []}
            now={now}
            status={entries.status}
            onRetry={entries.retry}
            onAsk={() => setAsking(cell)}
          />
        )}
      />
      {asking && <RequestAuditionDialog cell={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
};
