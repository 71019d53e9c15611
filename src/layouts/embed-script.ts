/**
 * The address of the embedded pages' script, in place of which the build writes that of its bundle. The
 * development server serves its source there.
 */
export const embedScript = '/embed.js';
