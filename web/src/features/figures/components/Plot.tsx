import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useWidth } from '../../../components/useWidth.ts';
import { createHeightScale, getTicks } from '../data/scale.ts';
import { isolate } from '@domain/values/direction.ts';

/** Margins around the plot for axis labels, in CSS pixels. */
const ROOM = { top: 18, right: 8, bottom: 26, left: 64 } as const;
const HEIGHT = 190;
const LABEL_WIDTH = 58;

export interface PlotFrame {
  /** Centre of a place, and its width. */
  readonly middle: (place: number) => number;
  readonly width: number;
  readonly height: (value: number) => number;
}

interface Props {
  /** A one-sentence description for screen readers; the table below has the details. */
  readonly label: string;
  /** Axis labels, one per place. */
  readonly places: readonly string[];
  readonly lowest: number;
  readonly highest: number;
  readonly tickText: (value: number) => string;
  readonly children: (frame: PlotFrame) => ReactNode;
}

/** A plot with axes and labelled places, as wide as possible, in the page's font size. */
export const Plot = ({ label, places, lowest, highest, tickText, children }: Props) => {
  const [ref, full] = useWidth<HTMLDivElement>();
  const id = useId();
  const ticks = getTicks(lowest, highest);
  const width = Math.max(0, full - ROOM.left - ROOM.right);
  const place = width / Math.max(1, places.length);
  const height = createHeightScale(ticks, HEIGHT);
  const every = Math.ceil(LABEL_WIDTH / Math.max(1, place));

  /** Centres a label on its place, but keeps it within the plot. */
  const isCentred = (x: number) =>
    x + LABEL_WIDTH / 2 > width + ROOM.right
      ? ({ x: width + ROOM.right, textAnchor: 'end' } as const)
      : ({ x, textAnchor: 'middle' } as const);

  const isNamed = (index: number) => (places.length - 1 - index) % every === 0;

  return (
    <Box ref={ref} sx={{ minHeight: ROOM.top + HEIGHT + ROOM.bottom }}>
      {width > 0 && (
        <Box
          component="svg"
          role="img"
          aria-labelledby={id}
          width={full}
          height={ROOM.top + HEIGHT + ROOM.bottom}
          sx={(theme) => ({
            display: 'block',
            '& text': { fontSize: '0.75rem', fill: theme.vars.palette.text.secondary, fontFamily: 'inherit' },
            '& .line': { stroke: theme.vars.palette.divider, strokeWidth: 1 },
            '& .nought': { stroke: theme.vars.palette.surface.lineStrong },
          })}
        >
          <title id={id}>{label}</title>
          <g transform={`translate(${ROOM.left} ${ROOM.top})`}>
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${height(tick)})`}>
                <line className={tick === 0 ? 'line nought' : 'line'} x2={width} />
                <text x={-10} dy="0.35em" textAnchor="end">
                  {tickText(tick)}
                </text>
              </g>
            ))}
            {children({ middle: (index) => (index + 0.5) * place, width: place, height })}
            {places.map((name, index) =>
              isNamed(index) ? (
                <text key={name} {...isCentred((index + 0.5) * place)} y={HEIGHT + 20}>
                  {isolate(name)}
                </text>
              ) : null,
            )}
          </g>
        </Box>
      )}
    </Box>
  );
};
