import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getFindings, type Finding } from '@domain/audio/findings.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { formatClockTime } from '../../components/waveform/clock.ts';
import { useText, type FormatText } from '../../i18n/useText.ts';
import { toFigures } from './qualityFigures.ts';

const getAdvice = (text: FormatText, finding: Finding): string => {
  switch (finding.code) {
    case 'clipping':
      return text('demo.advice.clipping', {
        at: formatClockTime(finding.atMs / 1000),
        decibels: finding.decibels,
      });
    case 'oneSided':
      return text(`demo.advice.oneSided.${finding.side}`);
    case 'silent':
      return text('demo.advice.silent');
    default: {
      const { code, ...values } = finding;
      return text(`demo.advice.${code}`, values);
    }
  }
};

/** Measurements of a recording, in engineering units. */
const QualityFigures = ({ report }: { readonly report: QualityReport }) => {
  const text = useText();

  return (
    <Muted variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {joinDotted(toFigures(report, text))}
    </Muted>
  );
};

/** Findings on a recording, with their figures. */
export const QualityAdvice = ({ report }: { readonly report: QualityReport }) => {
  const text = useText();
  const findings = getFindings(report);
  const isGood = findings.length === 0;
  const Icon = isGood ? CheckCircle : Tune;

  return (
    <Row role="status" isOneLine align="flex-start">
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isGood ? 'success.main' : 'warning.main', marginTop: '1px' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {isGood ? (
          <Typography variant="body2">{text('demo.good')}</Typography>
        ) : (
          <PlainList>
            {findings.map((finding) => (
              <Typography key={finding.code} component="li" variant="body2">
                {getAdvice(text, finding)}
              </Typography>
            ))}
          </PlainList>
        )}
        <QualityFigures report={report} />
      </Box>
    </Row>
  );
};
