import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly children: ReactNode;
  /** Space to the right of the handle's row, such as for a remove button. */
  readonly padding?: number;
  /** Highlighted. */
  readonly isMarked?: boolean;
}

/** A row of a sortable list, moved by its handle. */
export const SortableRow = ({ id, name, position, children, padding = 1, isMarked = false }: Props) => {
  const text = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });

  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...(isDragging ? { 'data-dragging': true, 'data-keep': true } : {})}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        padding,
        paddingInlineStart: 0.25,
        borderRadius: '8px',
        border: `1px solid ${isDragging ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
        ...(isMarked
          ? {
              borderColor: theme.vars.palette.success.main,
              borderInlineStartWidth: 4,
            }
          : {}),
        backgroundColor: 'background.paper',
        boxShadow: isDragging ? '0 12px 28px rgb(0 0 0 / 0.22)' : 'none',
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
      })}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...attributes}
        {...listeners}
        aria-label={text('sortable.handle', { name, position })}
        sx={{
          cursor: isDragging ? 'grabbing' : 'grab',
          color: 'text.secondary',
          touchAction: 'none',
          paddingInline: 0.25,
          minWidth: 24,
        }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
};
