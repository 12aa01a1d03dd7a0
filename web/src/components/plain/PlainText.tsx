import { useId } from 'react';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email';
  /** Number of rows of a multi-line field. */
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  /** Maximum length, counted below the field; longer text stays, with an error. */
  readonly max?: number;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A labelled native text field, with one or more lines. */
export const PlainText = ({ label, rows, max, hint, error, onChange, required, ...input }: Props) => {
  const text = useText();
  const id = useId();
  const helperId = `${id}-helper`;
  const count = input.value.trim().length;
  const isOver = max !== undefined && count > max;
  const isWrong = error !== undefined || isOver;
  const helper = error ?? hint;

  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', marginBottom: 0.5 }}>
        {label}
      </Box>
      <Box
        component={rows === undefined ? 'input' : 'textarea'}
        id={id}
        {...input}
        {...(rows === undefined ? {} : { rows })}
        onChange={(event: { readonly target: { readonly value: string } }) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={helper !== undefined || max !== undefined ? helperId : undefined}
        sx={(theme) => ({
          display: 'block',
          boxSizing: 'border-box',
          width: 1,
          minHeight: 44,
          padding: '10px 12px',
          // Below 16 pixels, phones zoom in on it.
          font: 'inherit',
          fontSize: '1rem',
          lineHeight: 1.4,
          color: 'text.primary',
          backgroundColor: 'background.paper',
          border: `1px solid ${isWrong ? theme.vars.palette.error.main : theme.vars.palette.surface.lineStrong}`,
          borderRadius: '6px',
          resize: 'vertical',
          '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
        })}
      />
      {(helper !== undefined || max !== undefined) && (
        <Row
          id={helperId}
          isOneLine
          gap={2}
          justify="space-between"
          sx={{
            marginTop: 0.5,
            fontSize: '0.8125rem',
            color: isWrong ? 'error.main' : 'text.secondary',
          }}
        >
          <span>{helper}</span>
          {max !== undefined && <span>{text('common.characters', { count, max })}</span>}
        </Row>
      )}
    </div>
  );
};
