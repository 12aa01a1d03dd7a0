import type { Page } from 'playwright-core';

/**
 * What of a screen is to be read, filled in or pressed and stands outside of what holds it, where nothing scrolls to it;
 * none where the screen has room for all. Texts that end in an ellipsis on purpose do not count.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wanted = [
      'a',
      'button',
      'input',
      'textarea',
      'label',
      'h1',
      'h2',
      'h3',
      'p',
      'dt',
      'dd',
      'svg text',
    ];
    const isOutside = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      // Seen by nobody in any case: names for those who hear the page, and boxes that a drawn one stands for.
      if (box.width < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(holder);
        if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return false;
        const { left, right, width } = holder.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX) && width < 2) return false;
        if (['hidden', 'clip'].includes(overflowX) && (box.right > right + 1 || box.left < left - 1))
          return true;
      }
      return box.right > innerWidth + 1 || box.left < -1;
    };
    return [...document.querySelectorAll(wanted.map((one) => `main ${one}`).join())]
      .filter(isOutside)
      .map(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
      );
  });
