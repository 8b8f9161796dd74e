import { months, weekdays } from '../../../ui/controls.texts.ts';
import { texts } from '../texts.ts';

const words = {
  today: texts.today,
  tomorrow: texts.tomorrow,
  none: texts.noFree,
  days: weekdays.map(({ short }) => short),
  months: months.map(({ long }) => long),
};

/**
 * Asks the engine for the first free time of every place on the page that wants one, when it comes into sight. What
 * fails leaves the words that stand there. Times are the salon's wall clock, so days are counted in UTC.
 */
export const firstFreeScript = `(()=>{const w=${JSON.stringify(words)},d=document.documentElement.dataset,day=864e5,at=t=>Date.parse(t+'T00:00:00Z');
const say=t=>{const n=Math.round((at(t.slice(0,10))-at(d.today))/day),e=new Date(at(t.slice(0,10)));
return(n<1?w.today:n<2?w.tomorrow:n<7?w.days[(e.getUTCDay()+6)%7]:e.getUTCDate()+' '+w.months[e.getUTCMonth()])+' '+t.slice(11,16)};
const asked={},ask=s=>asked[s]??=fetch('/api/Appointment/first-free/'+d.salon+'?from='+d.today+'&services='+encodeURIComponent(s),{headers:{accept:'application/json'}}).then(r=>r.ok?r.json():null);
const show=e=>ask(e.dataset.free).then(r=>{if(r){e.textContent=r.slot?say(r.slot.startDate):w.none}},()=>{});
const all=document.querySelectorAll('[data-free]');
if(!('IntersectionObserver'in window))return;
const seen=new IntersectionObserver(l=>{for(const e of l)if(e.isIntersecting){seen.unobserve(e.target);show(e.target)}});
addEventListener('load',()=>all.forEach(e=>seen.observe(e)));
})();`;
