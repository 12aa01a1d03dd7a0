/** Leaves the page to its shell (`web/build/shell`), which is seen as long as nothing else is. */
export const PageLoading = () => null;
