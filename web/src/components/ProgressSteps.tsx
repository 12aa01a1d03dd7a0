import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText.ts';
import { PlainList } from './layout/PlainList.tsx';
import { Row } from './layout/Row.tsx';

interface Props {
  readonly steps: readonly string[];
  /** 1-based; earlier steps are done. */
  readonly current: number;
}

/** Steps of a flow without a way back, with the current one. */
export const ProgressSteps = ({ steps, current }: Props) => {
  const text = useText();

  return (
    <PlainList
      component="ol"
      aria-label={text('stepper.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < current;
        const active = number === current;

        return (
          <Row
            component="li"
            key={step}
            aria-current={active ? 'step' : undefined}
            isOneLine
            sx={{
              flex: '1 1 140px',
              paddingTop: 1,
              borderTop: '3px solid',
              borderColor: done || active ? 'primary.main' : 'divider',
            }}
          >
            <Box
              component="span"
              sx={{ color: done || active ? 'primary.main' : 'text.secondary', fontWeight: 600 }}
            >
              {done ? <Check fontSize="small" titleAccess={text('stepper.done')} /> : number}
            </Box>
            <Typography
              component="span"
              variant="subtitle2"
              sx={{ color: active ? 'text.primary' : 'text.secondary' }}
            >
              {step}
            </Typography>
          </Row>
        );
      })}
    </PlainList>
  );
};
