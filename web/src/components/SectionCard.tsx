import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Muted } from './layout/Muted.tsx';
import { Row } from './layout/Row.tsx';

interface Props {
  readonly title: string;
  readonly count?: number;
  readonly lead?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export const SectionCard = ({ title, count, lead, aside, children }: Props) => {
  const id = useId();

  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2.5 }}>
      <Row isOneLine align="baseline">
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {count !== undefined && count > 0 && <Muted>{count}</Muted>}
        {aside && <Box sx={{ marginInlineStart: 'auto' }}>{aside}</Box>}
      </Row>
      {lead && <Muted sx={{ marginTop: 0.25 }}>{lead}</Muted>}
      <Box sx={{ marginTop: 2 }}>{children}</Box>
    </Card>
  );
};
