import { useId, useState, type MouseEvent } from 'react';

/** Props that connect a menu with its button. */
export const useMenu = () => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = (): void => setAnchor(null);

  return {
    isOpen,
    /** For the button. */
    button: {
      'aria-haspopup': 'menu' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    /** For the menu. */
    menu: { id, anchorEl: anchor, open: isOpen, onClose: close },
    /** Returns an entry's handler: closes the menu, then runs the action. */
    chosen: (act: () => void) => (): void => {
      close();
      act();
    },
  };
};
