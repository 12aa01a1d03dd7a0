import { useState, type ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../common/board/cell.ts';
import { BulkFailed } from '../board/Marks.tsx';
import type { Choice } from './useChoice.ts';
import type { Hidden } from './useHidden.ts';
import { VoiceMenu } from './VoiceMenu.tsx';

const TagDialog = lazyComponent(() => import('../dialogs/TagDialog.tsx').then((module) => module.TagDialog));

interface Props {
  readonly item: CastingDemo;
  readonly cell: Cell;
  readonly choice: Choice;
  readonly hidden: Hidden;
  /** Empty: none. */
  readonly tag: string;
  /** Tags in use in the project, to suggest. */
  readonly tags: readonly string[];
  /** Removes all of the talent's demos. */
  readonly onRemove: (item: CastingDemo) => void;
  readonly onMove: (item: CastingDemo, to: Character) => void;
  /** More actions, on the current recording. */
  readonly children: ReactNode;
}

/** Actions on a shortlisted voice: choose, hide from the preview, tag, remove. */
export const VoiceDecisions = ({
  item,
  cell,
  choice,
  hidden,
  tag,
  tags,
  onRemove,
  onMove,
  children,
}: Props) => {
  const text = useText();
  const [isTagging, setTagging] = useState(false);
  const { voice, items } = cell;
  const name = item.demo.talentPublicName;
  const isChosen = choice.chosen === item.id;
  const demos = items.filter(({ talentId }) => talentId === item.talentId).length;

  return (
    <>
      <Row gap={0.5} align="center">
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
        {children}
        <Box sx={{ flex: 1 }} />
        <VoiceMenu
          name={name}
          isHidden={hidden.shown}
          isTagged={tag !== ''}
          demos={demos}
          onHide={hidden.change}
          onTag={() => setTagging(true)}
          item={item}
          onMove={(to) => onMove(item, to)}
          onRemove={() => onRemove(item)}
        />
      </Row>
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
    </>
  );
};
