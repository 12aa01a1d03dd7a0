import { useId, useState, type MouseEvent } from 'react';

/** A menu that a button opens: what the two need of each other. */
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
    /** For an entry: closes the menu, then does it. */
    chosen: (act: () => void) => (): void => {
      close();
      act();
    },
  };
};
