import Star from '@mui/icons-material/StarRounded';
import StarBorder from '@mui/icons-material/StarBorderRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Span } from '@domain/audio/reel/reel.ts';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly takes: readonly Span[];
  /** Name of the recording. */
  readonly title: string;
  readonly height: number;
  readonly onPlay: (take: Span) => void;
  /** Number of the best take, 0: none; absent: marking is disabled. */
  readonly best?: number | undefined;
  readonly onBest: (number: number) => void;
}

/** A button per take, with a star if the best one can be marked. */
export const TakeButtons = ({ takes, title, height, onPlay, best, onBest }: Props) => {
  const text = useText();
  const button = { minWidth: 0, minHeight: height, paddingBlock: 0, color: 'text.secondary' };

  return (
    <Row role="group" aria-label={title} data-off-paper gap={0.5}>
      {takes.map((take, index) => {
        const number = index + 1;
        const isBest = best === number;

        return (
          <Box
            key={take.startMs}
            sx={{ display: 'flex', border: '1px solid', borderColor: 'surface.lineStrong', borderRadius: 1 }}
          >
            <Button
              size="small"
              color="inherit"
              aria-keyshortcuts={String(number)}
              onClick={() => onPlay(take)}
              sx={{ ...button, fontSize: '0.75rem', ...(isBest ? { color: 'text.primary' } : {}) }}
            >
              {text('player.take', { number })}
            </Button>
            {best !== undefined && (
              <Button
                size="small"
                color="inherit"
                aria-pressed={isBest}
                aria-keyshortcuts="b"
                aria-label={text('takes.bestIs', { number })}
                title={text('takes.bestHint')}
                onClick={() => onBest(number)}
                sx={{ ...button, width: Math.max(28, height), paddingInline: 0 }}
              >
                {isBest ? (
                  <Star color="primary" sx={{ fontSize: 18 }} />
                ) : (
                  <StarBorder sx={{ fontSize: 18 }} />
                )}
              </Button>
            )}
          </Box>
        );
      })}
    </Row>
  );
};
