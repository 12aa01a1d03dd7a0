import { useEffect, useRef } from 'react';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { Row } from './layout/Row.tsx';

interface StepItem {
  readonly name: string;
  readonly enabled: boolean;
  /** Why it can't be opened. */
  readonly hint?: string;
}

interface Props {
  readonly steps: readonly StepItem[];
  /** 1-based. */
  readonly current: number;
  readonly onChoose: (step: number) => void;
}

/** Below this width, in CSS pixels, the stage names don't fit in a row. */
const COMPACT = '@container (max-width: 599px)';

/**
 * A row of stages; in narrow layouts only the current one shows its name, scrolled into view.
 * A closed stage stays focusable for its tooltip but can't be chosen.
 */
export const Stepper = ({ steps, current, onChoose }: Props) => {
  const text = useText();
  const rowRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const row = rowRef.current;
    const step = row?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!row || !step) return;
    // Scrolls the row only, never the page.
    const { left, width } = step.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  }, [current]);

  return (
    <Box
      ref={rowRef}
      component="nav"
      aria-label={text('stepper.label')}
      sx={{ overflowX: 'auto', marginInline: -0.5, containerType: 'inline-size' }}
    >
      <Row component="ol" isOneLine gap={0.5} sx={{ listStyle: 'none', margin: 0, padding: 0.5 }}>
        {steps.map((step, index) => {
          const number = index + 1;
          const active = number === current;

          return (
            <Box
              component="li"
              key={step.name}
              sx={{
                flex: '1 1 auto',
                display: 'flex',
                minWidth: 'min-content',
                [COMPACT]: active ? {} : { flexGrow: 0 },
              }}
            >
              <Tooltip title={step.enabled ? null : (step.hint ?? text('stepper.locked'))} describeChild>
                <ButtonBase
                  aria-current={active ? 'step' : undefined}
                  aria-disabled={!step.enabled}
                  onClick={() => step.enabled && onChoose(number)}
                  sx={{
                    width: 1,
                    justifyContent: 'flex-start',
                    gap: 1,
                    minHeight: 44,
                    padding: '6px 10px 8px',
                    [COMPACT]: { paddingInline: active ? '4px' : '6px' },
                    borderRadius: '6px 6px 0 0',
                    borderBottom: '2px solid',
                    borderColor: active ? 'primary.main' : 'divider',
                    color: active ? 'text.primary' : step.enabled ? 'text.secondary' : 'text.disabled',
                    cursor: step.enabled ? 'pointer' : 'not-allowed',
                    '&:hover': step.enabled ? { color: 'text.primary', backgroundColor: 'action.hover' } : {},
                  }}
                >
                  {step.enabled ? (
                    <Typography
                      variant="caption"
                      component="span"
                      sx={{
                        display: 'grid',
                        placeItems: 'center',
                        width: 20,
                        height: 20,
                        flexShrink: 0,
                        borderRadius: '50%',
                        fontWeight: 600,
                        backgroundColor: active ? 'primary.main' : 'surface.sunken',
                        color: active ? 'primary.contrastText' : 'inherit',
                      }}
                    >
                      {number}
                    </Typography>
                  ) : (
                    <Lock sx={{ fontSize: 16 }} aria-hidden />
                  )}
                  <Typography
                    variant="subtitle2"
                    component="span"
                    sx={{ textAlign: 'left', lineHeight: 1.25, [COMPACT]: active ? {} : visuallyHidden }}
                  >
                    <bdi>{step.name}</bdi>
                  </Typography>
                </ButtonBase>
              </Tooltip>
            </Box>
          );
        })}
      </Row>
    </Box>
  );
};
