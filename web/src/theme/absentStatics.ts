/**
 * Stands in for `hoist-non-react-statics` in the bundle: Emotion imports it for `withTheme` alone, which neither MUI nor
 * anything of ours calls, and the real one would be on every page.
 */
export default (): never => {
  throw new Error('Components wrapped by withTheme are not part of this app');
};
