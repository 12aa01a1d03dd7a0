import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { FirstStep } from '@domain/work/first-steps.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LINKED_ROW } from './rows.ts';

interface Props {
  readonly steps: readonly FirstStep[];
  readonly onHide: () => void;
}

/** Onboarding checklist of a new account; every step is a link. */
export const FirstSteps = ({ steps, onHide }: Props) => {
  const text = useText();
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = text('steps.progress', { done, total: steps.length });

  return (
    <SectionCard title={text('steps.title')} lead={progress}>
      <ProgressBar percent={(done / steps.length) * 100} label={progress} />
      <Box sx={{ marginTop: 1 }}>
        <RowList label={text('steps.title')}>
          {steps.map(({ kind, isDone, path }) => (
            <li key={kind}>
              <Box component={Link} to={path} sx={LINKED_ROW}>
                <Box
                  component={isDone ? CheckCircle : Circle}
                  aria-hidden
                  fontSize="small"
                  sx={{ color: isDone ? 'success.main' : 'text.secondary' }}
                />
                <Typography
                  component="span"
                  variant={isDone ? 'body2' : 'subtitle2'}
                  sx={{ flex: 1, minWidth: 0, ...(isDone ? { color: 'text.secondary' } : {}) }}
                >
                  {text(`steps.kind.${kind}`)}
                  {isDone && <span className="visually-hidden"> {text('steps.done')}</span>}
                </Typography>
              </Box>
            </li>
          ))}
        </RowList>
      </Box>
      <Button size="small" color="inherit" onClick={onHide} sx={{ marginTop: 1 }}>
        {text('steps.hide')}
      </Button>
    </SectionCard>
  );
};
