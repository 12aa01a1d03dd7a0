import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted } from './Muted.tsx';
import { Row } from './Row.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Props {
  readonly title: string;
  readonly eyebrow?: ReactNode;
  readonly meta?: ReactNode;
  /** Before the title. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** Less space below. */
  readonly isDense?: boolean;
}

/** A screen's title, context and actions. Also sets the browser's tab title. */
export const PageHeader = ({ title, eyebrow, meta, mark, actions, isDense = false }: Props) => {
  useDocumentTitle(title);

  return (
    <Row
      component="header"
      gap={2}
      align="flex-end"
      sx={{
        marginBottom: isDense ? 1 : 3,
        minHeight: 44,
      }}
    >
      {mark && <Box sx={{ alignSelf: 'center', display: 'flex' }}>{mark}</Box>}
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {eyebrow && (
          <Muted component="div" sx={{ marginBottom: 0.25 }}>
            {eyebrow}
          </Muted>
        )}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        {meta && (
          <Muted component="div" sx={{ marginTop: 0.5 }}>
            {meta}
          </Muted>
        )}
      </Box>
      {actions && <Row align="center">{actions}</Row>}
    </Row>
  );
};
