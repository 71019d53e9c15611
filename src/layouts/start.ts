/** What the first script starts: the page's main part, then its frame. */
import '#src/islands/main/main.ts';
import './shell.ts';
