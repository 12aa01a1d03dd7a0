import { useId } from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { LanguageFigures } from '@domain/figures/figures.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';
import { useWidth } from '../../../components/useWidth.ts';
import { Legend } from './Legend.tsx';

const ROW = 34;
const BAR = 18;
/** Space for names before the bars and figures after them, in CSS pixels. */
const [NAMES, FIGURES] = [132, 116] as const;
/** Languages drawn; the table lists all. */
const DRAWN = 12;

/** Requests per language as bars, with their answered and accepted parts: outline, stripes and solid. */
export const LanguagePlot = ({ languages }: { readonly languages: readonly LanguageFigures[] }) => {
  const text = useText();
  const getName = useLanguageName();
  const wordOf = useLanguageWord();
  const { palette } = useTheme().vars;
  const [ref, full] = useWidth<HTMLDivElement>();
  const [id, stripes] = [useId(), useId()];
  const drawn = languages.slice(0, DRAWN);
  const most = Math.max(1, ...drawn.map(({ asked }) => asked));
  const width = Math.max(0, full - NAMES - FIGURES);
  const toLength = (count: number) => (count / most) * width;
  const [first] = drawn;
  const edge = { fill: 'none', stroke: palette.surface.lineStrong };
  const striped = { fill: `url(#${stripes})`, stroke: palette.surface.lineStrong };
  const solid = { fill: palette.primary.main };
  const mark = (look: object) => <rect x={1} y={1} width={20} height={12} rx={3} {...look} />;

  return (
    <>
      <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
        <pattern
          id={stripes}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2={6} stroke={palette.surface.wave} strokeWidth={5} />
        </pattern>
      </svg>
      <Legend
        entries={[
          { name: text('figures.requested'), mark: mark(edge) },
          { name: text('figures.answered'), mark: mark(striped) },
          { name: text('figures.accepted'), mark: mark(solid) },
        ]}
      />
      <Box ref={ref} sx={{ minHeight: drawn.length * ROW }}>
        {width > 0 && first && (
          <Box
            component="svg"
            role="img"
            aria-labelledby={id}
            width={full}
            height={drawn.length * ROW}
            sx={(theme) => ({
              display: 'block',
              '& text': {
                fontSize: '0.8125rem',
                fill: theme.vars.palette.text.primary,
                fontFamily: 'inherit',
              },
              '& .figures': { fill: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
            })}
          >
            <title id={id}>
              {text('figures.languagesLabel', { ...first, language: wordOf(first.language) })}
            </title>
            {drawn.map(({ language, asked, answered, accepted }, index) => (
              <g key={language} transform={`translate(0 ${index * ROW})`}>
                <text y={ROW / 2} dy="0.35em">
                  {getName(language)}
                </text>
                <g transform={`translate(${NAMES} ${(ROW - BAR) / 2})`}>
                  <rect width={Math.max(1, toLength(asked))} height={BAR} rx={3} {...edge} />
                  <rect width={toLength(answered)} height={BAR} rx={3} {...striped} />
                  <rect width={toLength(accepted)} height={BAR} rx={3} {...solid} />
                </g>
                <text className="figures" x={NAMES + toLength(asked) + 10} y={ROW / 2} dy="0.35em">
                  {joinDotted([asked, answered, accepted].map(String))}
                </text>
              </g>
            ))}
          </Box>
        )}
      </Box>
    </>
  );
};
