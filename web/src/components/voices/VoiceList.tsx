import type { ReactNode } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useText } from '../../i18n/useText.ts';
import { demoUrl } from '../../lib/audio.ts';
import type { CastingList } from '../../lib/board/useCastingList.ts';
import type { AreaList } from '../sortable/area.ts';
import { FailedHere } from '../states/FailedHere.tsx';
import { SortableList } from '../sortable/SortableList.tsx';
import { SortableRow } from '../sortable/SortableRow.tsx';
import { WaveformPlayer } from '../waveform/WaveformPlayer.tsx';
import { VoiceName } from './VoiceName.tsx';

interface Props {
  readonly list: CastingList;
  readonly label: string;
  /** Where it stands on a board whose voices go from one list to another. Absent: it is alone. */
  readonly place?: Pick<AreaList, 'id' | 'lane'>;
  /** More about a voice, under its player. */
  readonly details?: (item: CastingDemo) => ReactNode;
  /** What was decided on a voice and can be, above its player; of a withdrawn one as well. */
  readonly decisions?: (item: CastingDemo) => ReactNode;
  /** The voice that stands out from the others. */
  readonly chosen?: string;
}

/** The listed voices of one character in one language: heard, put in order, taken off. A withdrawn one is only taken off. */
export const VoiceList = ({ list, label, place, details, decisions, chosen }: Props) => {
  const text = useText();
  const items = list.items.map((item) => ({ ...item, name: item.demo.talentPublicName }));
  return (
    <SortableList items={items} label={label} onReorder={list.reorder} {...(place ? { place } : {})}>
      {(item, position) => {
        const failed = list.failed.get(item.id);
        return (
          <SortableRow
            key={item.id}
            id={item.id}
            name={item.name}
            position={position}
            isMarked={item.id === chosen}
          >
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
              <VoiceName item={item} />
              <Tooltip title={text('common.remove')}>
                <IconButton
                  size="small"
                  aria-label={text('castings.remove', { name: item.name })}
                  onClick={() => list.remove(item)}
                  sx={{ color: 'text.secondary' }}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Tooltip>
            </Box>
            {decisions?.(item)}
            {!item.isWithdrawn && (
              <>
                <Box sx={{ marginTop: 0.5 }}>
                  <WaveformPlayer
                    size="compact"
                    title={`${item.name}, ${item.demo.name}`}
                    peaks={item.demo.peaks}
                    durationMs={item.demo.durationMs}
                    level={item.demo.level}
                    getUrl={() => demoUrl(item.talentId, item.demoId)}
                  />
                </Box>
                {details?.(item)}
              </>
            )}
            {failed && (
              <FailedHere
                error={failed.error}
                what={text(`castings.failed.${failed.change.what}`)}
                onRetry={() => list.retry(item)}
              />
            )}
          </SortableRow>
        );
      }}
    </SortableList>
  );
};
