import './fonts.css';
import './tokens.css';
import './global.css';

/**
 * The server names one stylesheet and no page may wait for a second one, so every component's styles belong in
 * it. Exported because the bundler drops the styles of a module nobody uses.
 */
export const componentStyles = import.meta.glob('./**/*.module.css', { eager: true });
