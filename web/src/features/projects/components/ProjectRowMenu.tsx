import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router-dom';
import type { Project } from '@domain/projects/projects.ts';
import { useProjectArea } from '../../../lib/board/useProjectArea.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { presser } from '../../../lib/press/presser.ts';
import { archiveProject, restoreProject } from '../data/projectCalls.ts';

const DuplicateDialog = onDemand(() =>
  import('../dialogs/DuplicateDialog.tsx').then((module) => module.DuplicateDialog),
);
const DeleteDialog = onDemand(() =>
  import('../dialogs/DeleteDialog.tsx').then((module) => module.DeleteDialog),
);

type Action = 'duplicate' | 'archive' | 'restore' | 'delete';
const ACTIONS: Readonly<Record<Project['shelf'], readonly Action[]>> = {
  open: ['duplicate', 'archive', 'delete'],
  archived: ['duplicate', 'restore', 'delete'],
  deleted: ['restore'],
};
const DONE = { archive: 'projects.archived', restore: 'projects.restored' } as const;

/** What can be done with a project as a whole. */
export const ProjectRowMenu = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const area = useProjectArea();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'duplicate' | 'delete'>();
  const [once] = useState(presser);
  const close = () => setOpen(undefined);

  const move = async (action: 'archive' | 'restore') => {
    const send = action === 'archive' ? archiveProject : restoreProject;
    try {
      await once(action, (press) => send(project.id, press));
    } catch (error) {
      toasts.error(errorText(error));
      return;
    }
    const back = action === 'archive' && {
      action: { label: text('common.undo'), onAction: () => void move('restore') },
      lastsMs: TOAST_UNDO_MS,
    };
    toasts.success(text(DONE[action], { name: project.name }), back || {});
  };
  const choose = (action: Action) => {
    setAnchor(null);
    if (action === 'archive' || action === 'restore') void move(action);
    else setOpen(action);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('projects.actionsOf', { name: project.name })}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ACTIONS[project.shelf].map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {text(`projects.action.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'duplicate' && (
        <DuplicateDialog
          project={project}
          onDone={(id) => void navigate(area.project(id, 1))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          project={project}
          onDone={() => {
            close();
            toasts.success(text('projects.deleted', { name: project.name }), {
              action: { label: text('common.undo'), onAction: () => void move('restore') },
              lastsMs: TOAST_UNDO_MS,
            });
          }}
          onClose={close}
        />
      )}
    </>
  );
};
