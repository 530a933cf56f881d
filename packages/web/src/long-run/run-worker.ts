/** The thread in which a long run is played. */
import { playPlan, type RunNews, type RunRequest } from './run.ts';

/** What a thread has and a page has not. */
interface RunScope {
  addEventListener(kind: 'message', listen: (event: { readonly data: RunRequest }) => void): void;
  postMessage(news: RunNews): void;
}
const scope: RunScope = self;

scope.addEventListener('message', ({ data }) => {
  void playPlan(data.plan, data.evenings, (news) => {
    scope.postMessage(news);
    return true;
  });
});
