import { useId, useState, type ReactNode } from 'react';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Waiting } from '@domain/work/work.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { KIND_ICONS } from './kinds.ts';
import { LINKED_ROW, PRESSED_ROW } from '../home/rows.ts';
import { WaitingDate } from './WaitingDate.tsx';

const WaitingItems = lazyComponent(() => import('./WaitingItems.tsx').then((module) => module.WaitingItems));

const SIDE_ICON = { color: 'text.secondary' } as const;

const Inside = ({ waiting, end }: { readonly waiting: Waiting; readonly end?: ReactNode }) => {
  const text = useText();
  const { kind, count, at, path, open, project } = waiting;
  const Icon = KIND_ICONS[kind];

  return (
    <>
      <Icon aria-hidden fontSize="small" sx={SIDE_ICON} />
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, flex: 1, minWidth: 0 }}>
        <Typography component="span" variant="subtitle2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {text(`today.kind.${kind}`, { count })}
          {project && (
            <>
              {' · '}
              <bdi>{project}</bdi>
            </>
          )}
        </Typography>
        {at !== null && <WaitingDate kind={kind} count={count} at={at} {...(open && { open })} />}
        {path === null && <Muted component="span">{text('today.notForOthers')}</Muted>}
      </Box>
      {end}
    </>
  );
};

/** A row that shows the items it counts when pressed. */
const UnfoldingRow = ({ waiting }: { readonly waiting: Waiting }) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Arrow = isOpen ? ExpandLess : ExpandMore;

  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...LINKED_ROW, width: 'calc(100% + 16px)' }}
        >
          <Inside waiting={waiting} end={<Arrow aria-hidden fontSize="small" sx={SIDE_ICON} />} />
        </ButtonBase>
        {isOpen && (
          <Box id={id} sx={{ paddingInlineStart: 3.75 }}>
            <WaitingItems waiting={waiting} />
          </Box>
        )}
      </Box>
    </li>
  );
};

export const WaitingRow = ({ waiting }: { readonly waiting: Waiting }) => {
  const { path, unfolds = false } = waiting;
  if (unfolds) return <UnfoldingRow waiting={waiting} />;

  return (
    <li>
      {path === null ? (
        <Box sx={PRESSED_ROW}>
          <Inside waiting={waiting} />
        </Box>
      ) : (
        <Box component={Link} to={path} sx={LINKED_ROW}>
          <Inside waiting={waiting} end={<ChevronRight aria-hidden fontSize="small" sx={SIDE_ICON} />} />
        </Box>
      )}
    </li>
  );
};
