import { useId, useRef, useState, type KeyboardEvent } from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useWindowedElement } from '../../../components/useWindowedElement.ts';
import { useText } from '../../../i18n/useText.ts';
import { readKey } from '../../../lib/keys/readKey.ts';
import type { FoundVoice } from '../data/groupByVoice.ts';
import { useDemoRating } from '../data/useDemoRating.ts';
import type { DemoActions } from './demoActions.ts';
import { DemoRow } from './DemoRow.tsx';
import { FurtherDemos } from './FurtherDemos.tsx';

interface Props extends DemoActions {
  readonly voice: FoundVoice;
  /** Whether this row is the list's tab stop. */
  readonly isStop: boolean;
  readonly onMove: (from: HTMLElement, steps: number) => void;
}

/** Height of a row that was never near the viewport, in pixels. */
const ROW_HEIGHT = 72;

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * A voice with its best demo, and its other demos expandable. In the focused row, arrows move
 * between voices and seek, Space plays, A adds, C compares, and digits rate.
 */
export const VoiceRow = ({ voice, isStop, onMove, ...actions }: Props) => {
  const { best, others } = voice;
  const text = useText();
  const listId = useId();
  const [place, isNear, height] = useWindowedElement<HTMLLIElement>();
  const [isOpen, setOpen] = useState(false);
  const player = useRef<PlayerControls>(null);
  const rating = useDemoRating(actions.projectId, best.id, isNear);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || isIn(event.target, 'input, [role=menu]')) return;

    const row = event.currentTarget;
    const isOnRow = event.target === row;
    // On a button inside it, arrow keys have no meaning here.
    const isFree = isOnRow || isIn(event.target, 'button, a');

    const acts: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: isFree && (() => onMove(row, 1)),
      ArrowUp: isFree && (() => onMove(row, -1)),
      ArrowRight: isOnRow && (() => player.current?.skip(1)),
      ArrowLeft: isOnRow && (() => player.current?.skip(-1)),
      ' ': isOnRow && (() => player.current?.toggle()),
      a: () => actions.onWish(best.id, actions.deriveState(best.id) === 'free'),
      c: () => actions.onCompare(best, !actions.isCompared(best.id)),
      0: () => rating.rate(null),
    };

    const key = readKey(event.nativeEvent);
    const digit = /^[1-5]$/.test(key) ? () => rating.rate(Number(key)) : undefined;
    const act = digit ?? acts[key];
    if (!act) return;

    event.preventDefault();
    act();
  };

  const toggle = others.length > 0 && (
    <Button
      size="small"
      color="inherit"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      onClick={() => setOpen(!isOpen)}
      sx={{ color: 'text.secondary', paddingBlock: 0, paddingInline: 0.5, minHeight: 24 }}
    >
      {text('finder.others', { count: others.length })}
    </Button>
  );

  return (
    <Box
      component="li"
      ref={place}
      sx={{
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        minHeight: isNear ? 0 : height || ROW_HEIGHT,
      }}
    >
      <Box
        component="article"
        tabIndex={isStop ? 0 : -1}
        aria-label={best.talentPublicName}
        data-voice={voice.talentId}
        onKeyDown={onKeyDown}
        onPointerEnter={() => player.current?.preload()}
        onFocus={() => player.current?.preload()}
        onClick={(event) => {
          // Pressed by keyboard, a button keeps the focus.
          if (event.detail > 0 && !isIn(event.target, 'input, label, [aria-haspopup]'))
            event.currentTarget.focus({ preventScroll: true });
        }}
        sx={{ '&:focus-visible': { outlineOffset: '-2px' } }}
      >
        {isNear && (
          <DemoRow
            demo={best}
            isFurther={false}
            aside={toggle}
            controls={player}
            rating={rating}
            actions={actions}
          />
        )}
        {isNear && isOpen && <FurtherDemos id={listId} voice={voice} actions={actions} />}
      </Box>
    </Box>
  );
};
