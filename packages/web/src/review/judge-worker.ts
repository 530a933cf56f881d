/** The thread in which a sitting is judged. */
import { type JudgedMatter, type JudgeNews, judgeRecord } from './judge-run.ts';

/** What a thread has and a page has not. */
interface JudgeScope {
  addEventListener(kind: 'message', listen: (event: { readonly data: JudgedMatter }) => void): void;
  postMessage(news: JudgeNews): void;
}
const scope: JudgeScope = self;

scope.addEventListener('message', ({ data }) => {
  void judgeRecord(data, (news) => {
    scope.postMessage(news);
    return true;
  });
});
