import { useContext, type ReactNode } from 'react';
import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { AreaContext } from './area.ts';
import { useAreaList } from './useAreaList.ts';

interface Props {
  readonly id: string;
  readonly lane: string;
  readonly label: string;
  /** An empty list is a drop target as a whole. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A list's drop target in an area: highlighted while another list's item is over it, or explains why it can't go there. */
export const SortableTarget = ({ id, lane, label, isEmpty, children }: Props) => {
  const aim = useContext(AreaContext)?.aim;

  useAreaList(isEmpty ? { id, lane, label, items: [], onReorder: () => undefined } : null);

  const { setNodeRef } = useDroppable({ id, disabled: !isEmpty });
  const aimed = aim?.listId === id ? aim : null;
  const tone = aimed?.refusal === undefined ? 'primary' : 'error';

  return (
    <Box
      ref={setNodeRef}
      sx={(theme) => ({
        borderRadius: '8px',
        ...(aimed ? { outline: `2px solid ${theme.vars.palette[tone].main}`, outlineOffset: 2 } : {}),
      })}
    >
      {aimed?.refusal !== undefined && (
        // Announced by the area.
        <Box
          aria-hidden
          sx={{ padding: 1, fontSize: '0.8125rem', color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {aimed.refusal}
        </Box>
      )}
      {children}
    </Box>
  );
};
