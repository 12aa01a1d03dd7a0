import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../lib/board/cell.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';
import { BulkFailed, VoiceMark } from '../board/Marks.tsx';
import { VoiceComments } from '../comments/VoiceComments.tsx';
import { setHidden } from '../data/decisions.ts';
import type { Choice } from './useChoice.ts';
import { VoiceMenu } from './VoiceMenu.tsx';

const TagDialog = onDemand(() => import('../dialogs/TagDialog.tsx').then((module) => module.TagDialog));

interface Props {
  readonly item: CastingDemo;
  readonly cell: Cell;
  readonly choice: Choice;
  readonly tags: readonly string[];
  /** Takes every demo of the talent off. */
  readonly onRemove: (item: CastingDemo) => void;
  readonly onMove: (item: CastingDemo, to: Voice) => void;
}

/** What was decided on a shortlisted voice, and what can be: chosen, hidden from the preview, tagged, taken off. */
export const VoiceDecisions = ({ item, cell, choice, tags, onRemove, onMove }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isTagging, setTagging] = useState(false);
  const { casting, voice, items } = cell;
  const { talentId } = item;
  const name = item.demo.talentPublicName;
  const hidden = useOptimistic<boolean>(casting.hideTalentFromPreviewList.includes(talentId), (next, press) =>
    setHidden(casting, [talentId], next, press),
  );
  const tag = casting.talentVoiceTag?.[voice.id]?.find((one) => one.talentId === talentId)?.tag ?? '';
  const isChosen = choice.chosen === item.id;
  const demos = items.filter((other) => other.talentId === talentId).length;

  const hide = (next: boolean) => {
    hidden.change(next);
    toasts.info(text(next ? 'choosing.hiddenNow' : 'choosing.shownNow', { name }), {
      action: { label: text('common.undo'), onAction: () => hidden.change(!next) },
    });
  };
  return (
    <Box sx={{ marginTop: 0.5 }}>
      {(hidden.shown || tag !== '') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBottom: 0.5 }}>
          {hidden.shown && <StateChip tone="neutral" icon={VisibilityOff} label={text('choosing.hidden')} />}
          {tag !== '' && (
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
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <VoiceMark item={item} />
        {(!item.isWithdrawn || isChosen) && (
          <Button
            size="small"
            color={isChosen ? 'success' : 'inherit'}
            variant={isChosen ? 'contained' : 'outlined'}
            startIcon={isChosen ? <CheckCircle /> : <CheckCircleOutline />}
            aria-pressed={isChosen}
            aria-label={`${text(isChosen ? 'choosing.chosen' : 'choosing.choose')}: ${name}, ${item.demo.name}`}
            onClick={() => choice.toggle(item)}
          >
            {text(isChosen ? 'choosing.chosen' : 'choosing.chooseShort')}
          </Button>
        )}
        <VoiceComments item={item} character={voice.name} />
        <VoiceMenu
          name={name}
          isHidden={hidden.shown}
          isTagged={tag !== ''}
          demos={demos}
          onHide={hide}
          onTag={() => setTagging(true)}
          item={item}
          onMove={(to) => onMove(item, to)}
          onRemove={() => onRemove(item)}
        />
      </Box>
      {choice.failed?.id === item.id && (
        <FailedHere error={choice.failed.error} what={text('choosing.failed')} onRetry={choice.retry} />
      )}
      {hidden.failure !== undefined && (
        <FailedHere error={hidden.failure} what={text('choosing.hideFailed')} onRetry={hidden.retry} />
      )}
      <BulkFailed item={item} />
      {isTagging && (
        <TagDialog
          item={item}
          character={voice.name}
          tag={tag}
          tags={tags}
          onClose={() => setTagging(false)}
        />
      )}
    </Box>
  );
};
