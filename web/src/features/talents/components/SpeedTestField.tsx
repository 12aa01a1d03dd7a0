import { useEffect, useRef, useState } from 'react';
import { useField } from 'formik';
import type { Instant } from '@domain/contract.ts';
import Speed from '@mui/icons-material/SpeedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { measureConnection, type ConnectionSpeed } from '../../../lib/http/measureConnection.ts';

interface Props {
  readonly name: string;
  readonly measuredAt?: Instant | null;
  /** Whether the measured connection would be the talent's own. */
  readonly mayMeasure: boolean;
}

/** Connection speed, measured on request and saved with the form. */
export const SpeedTestField = ({ name, measuredAt, mayMeasure }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const [field, meta, helpers] = useField<ConnectionSpeed | null>(name);
  const { initialValue: stored } = meta;
  const isStored = field.value?.download === stored?.download && field.value?.upload === stored?.upload;
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const measure = async () => {
    const abort = new AbortController();
    running.current = abort;
    setProgress(0);

    try {
      const speed = await measureConnection(abort.signal, setProgress);
      await helpers.setValue(speed);
    } catch {
      if (!abort.signal.aborted) toasts.error(text('studio.speedFailed'));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <Stack gap={1} data-field={name}>
      <Typography variant="body2">{text('studio.speed')}</Typography>
      <Row gap={2} align="center">
        {!mayMeasure ? null : progress === undefined ? (
          <Button variant="outlined" color="inherit" startIcon={<Speed />} onClick={() => void measure()}>
            {text(field.value ? 'studio.speedAgain' : 'studio.speedMeasure')}
          </Button>
        ) : (
          <Button color="inherit" onClick={() => running.current?.abort()}>
            {text('common.cancel')}
          </Button>
        )}
        <Box role="status" sx={{ flex: '1 1 200px' }}>
          {progress !== undefined && (
            <ProgressBar percent={progress * 100} label={text('studio.speedMeasuring')} />
          )}
          {!mayMeasure && !field.value && text('studio.speedUnknown')}
          {progress === undefined && field.value && (
            <>
              {text('studio.speedResult', { ...field.value })}
              {isStored && measuredAt && <> · {text('studio.speedOn', { date: dates.date(measuredAt) })}</>}
            </>
          )}
        </Box>
      </Row>
    </Stack>
  );
};
