import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { SCORE_WEIGHTS, getScoreParts } from '@domain/scores/scores.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { pickScored, getScoreFaults, type ScoreValues } from './scoreValues.ts';

/** The total of the entered scores, with its calculation. */
export const ComputedScore = () => {
  const text = useText();
  const { locale } = useLocale();
  const { values } = useFormikContext<ScoreValues>();
  const isWhole = Object.keys(getScoreFaults(values)).length === 0;
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const { work, spoken, total } = getScoreParts(pickScored(values));

  const formula =
    spoken === null
      ? text('score.formulaWork', { work: figure.format(work) })
      : text('score.formula', {
          work: figure.format(work),
          spoken: figure.format(spoken),
          workShare: share.format(SCORE_WEIGHTS.work),
          spokenShare: share.format(SCORE_WEIGHTS.languages),
        });

  return (
    <Row
      role="status"
      isOneLine
      gap={2}
      align="center"
      sx={{
        padding: 2,
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      <Typography component="strong" variant="h2" sx={{ minWidth: 56, fontVariantNumeric: 'tabular-nums' }}>
        {isWhole ? figure.format(total) : '–'}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{text('score.computed')}</Typography>
        <Muted>{isWhole ? formula : text('score.incomplete')}</Muted>
      </div>
    </Row>
  );
};
