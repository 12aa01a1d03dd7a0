import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Headline } from '@domain/figures/headlines.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

export interface HeadlineCell {
  readonly label: string;
  readonly headline: Headline;
  readonly format: (value: number) => string;
}

const Change = ({ current, previous }: Headline) => {
  const text = useText();
  const { locale } = useLocale();
  if (current === null || !previous) return <Muted>{text('figures.change.none')}</Muted>;

  const change = (current - previous) / Math.abs(previous);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  if (Math.abs(change) < 0.005) return <Muted>{text('figures.change.same')}</Muted>;

  const Arrow = change > 0 ? ArrowUpward : ArrowDownward;
  return (
    <Muted component="div">
      <Row isOneLine gap={0.5}>
        <Arrow aria-hidden sx={{ fontSize: 16 }} />
        {text(change > 0 ? 'figures.change.more' : 'figures.change.less', {
          change: percent.format(Math.abs(change)),
        })}
      </Row>
    </Muted>
  );
};

/** Large figures with their change to the period before. */
export const HeadlineGrid = ({ cells }: { readonly cells: readonly HeadlineCell[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
      gap: 2.5,
      margin: 0,
    }}
  >
    {cells.map(({ label, headline, format }) => (
      <div key={label}>
        <Muted component="dt">{label}</Muted>
        <Box component="dd" sx={{ margin: 0 }}>
          <Typography
            component="div"
            sx={{ fontSize: 28, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {headline.current === null ? '–' : format(headline.current)}
          </Typography>
          <Change {...headline} />
        </Box>
      </div>
    ))}
  </Box>
);
