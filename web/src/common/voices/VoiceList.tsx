import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useText } from '../../i18n/useText.ts';
import type { CastingList } from '../board/useCastingList.ts';
import type { AreaList } from '../../components/sortable/area.ts';
import { SortableList } from '../../components/sortable/SortableList.tsx';
import { SortableRow } from '../../components/sortable/SortableRow.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { WaveformPlayer } from '../../components/waveform/WaveformPlayer.tsx';
import { toDemoRecording } from './toDemoRecording.ts';
import { VoiceHead } from './VoiceHead.tsx';

interface Props {
  readonly list: CastingList;
  readonly label: string;
  /** Its place on a board with several lists. Absent: a single list. */
  readonly place?: Pick<AreaList, 'id' | 'lane'>;
  /** The highlighted voice. */
  readonly chosen?: string;
  /** Renders a voice's card; default: name and player. */
  readonly children?: (item: CastingDemo) => ReactNode;
}

const PlainVoice = ({ item, list }: { readonly item: CastingDemo; readonly list: CastingList }) => (
  <>
    <VoiceHead item={item} onRemove={list.remove} />
    {!item.isWithdrawn && (
      <Box sx={{ marginTop: 0.5 }}>
        <WaveformPlayer size="compact" {...toDemoRecording(item)} />
      </Box>
    )}
  </>
);

/** A role's shortlist: play, sort, remove. Withdrawn voices can only be removed. */
export const VoiceList = ({ list, label, place, chosen, children }: Props) => {
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
            {children ? children(item) : <PlainVoice item={item} list={list} />}
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
