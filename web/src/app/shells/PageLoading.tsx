/** Renders nothing, so the page's skeleton (`web/build/shell`) stays visible. */
export const PageLoading = () => null;
