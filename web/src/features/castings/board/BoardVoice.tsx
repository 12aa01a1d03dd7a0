import { useState, type ReactNode } from 'react';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { toDemoRecording } from '../../../common/voices/toDemoRecording.ts';
import { VoiceHead } from '../../../common/voices/VoiceHead.tsx';
import {
  VoiceRecording,
  type Recording,
  type RecordingKind,
} from '../../../common/voices/VoiceRecording.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../common/board/cell.ts';
import type { CastingList } from '../../../common/board/useCastingList.ts';
import { useHidden } from '../components/useHidden.ts';
import type { Choice } from '../components/useChoice.ts';
import { VoiceDecisions } from '../components/VoiceDecisions.tsx';
import { VoiceComments } from '../comments/VoiceComments.tsx';
import { GuestVotes } from './GuestVotes.tsx';
import { VoicePriceLabel } from '../../../common/pricing/VoicePriceLabel.tsx';
import { VoiceMark } from './Marks.tsx';

interface ShownTake {
  readonly recording: Recording;
  /** Comments and approval. */
  readonly actions: ReactNode;
}

/** A voice's data from other areas. */
export interface VoiceExtras {
  readonly take?: ShownTake | undefined;
  /** State chips, side by side. */
  readonly facts: ReactNode;
  /** Text with the role's price for this voice. */
  readonly price?: string | undefined;
  /** Small print below. */
  readonly note?: ReactNode;
}

interface Props extends VoiceExtras {
  readonly item: CastingDemo;
  readonly cell: Cell;
  readonly list: CastingList;
  readonly choice: Choice;
  /** Tags in use in the project, to suggest. */
  readonly tags: readonly string[];
}

/** A voice on the board: its demo or take, its position, and decisions. */
export const BoardVoice = ({ item, cell, list, choice, tags, take, facts, price, note }: Props) => {
  const text = useText();
  const [picked, setPicked] = useState<RecordingKind>('take');
  const hidden = useHidden(item, cell.casting);
  const shown = take ? picked : 'demo';
  const tag = cell.casting.talentVoiceTag?.[cell.voice.id]?.find(
    ({ talentId }) => talentId === item.talentId,
  )?.tag;

  return (
    <Stack isBounded gap={0.5}>
      <VoiceHead item={item} mark={<VoiceMark item={item} />} onRemove={list.remove} />
      {!item.isWithdrawn && (
        <VoiceRecording
          name={item.demo.talentPublicName}
          demo={toDemoRecording(item)}
          take={take?.recording}
          shown={shown}
          onShow={setPicked}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        {facts}
        <GuestVotes counts={item.guestVotes} />
        {hidden.shown && <StateChip tone="neutral" icon={VisibilityOff} label={text('choosing.hidden')} />}
        {tag && (
          <Chip
            size="small"
            label={
              <>
                <span className="visually-hidden">{text('choosing.tagIs')} </span>
                {tag}
              </>
            }
            sx={{ maxWidth: 1, backgroundColor: 'surface.sunken' }}
          />
        )}
        {price !== undefined && <VoicePriceLabel sx={{ marginInlineStart: 'auto' }}>{price}</VoicePriceLabel>}
      </Box>
      {note && <div>{note}</div>}
      <VoiceDecisions
        item={item}
        cell={cell}
        choice={choice}
        tag={tag ?? ''}
        tags={tags}
        hidden={hidden}
        onRemove={list.removeTalent}
        onMove={list.give}
      >
        {shown === 'take' ? (
          take?.actions
        ) : (
          <VoiceComments
            item={item}
            character={cell.voice.name}
            count={(item.comments ?? 0) + (item.guestComments ?? 0)}
          />
        )}
      </VoiceDecisions>
    </Stack>
  );
};
