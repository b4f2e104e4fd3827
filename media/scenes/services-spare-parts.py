"""Ground rolls of a bar mill with their passes, resting on a two-tier roll rack in a parts store."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lib'))
from plant import *; import finish
def groove(x0, w, d, R, n=12):
    """Profile of a round pass of width w and depth d with its middle at x0, with broken edges."""
    return [(x0-w/2-.004, R)]+[(x0+w/2*cos(pi-pi*i/n), R-d*sin(pi*i/n)-.002) for i in range(n+1)]+[(x0+w/2+.004, R)]
def roll(m, R=.27, L=1.15, passes=9):
    """Barrel with passes, fillets, bearing necks and a flat-sided drive end; the axis lies along X."""
    p = [(-1.12, 0), (-1.12, .088), (-1.11, .094), (-.99, .094), (-.985, .112), (-.86, .112), (-.855, .135), (-.625, .135), (-.600, .146), (-.585, .18), (-.580, R-.012), (-.568, R)]
    for i in range(passes): p += groove(-.48+.96*i/(passes-1), (.072, .060)[i % 2], (.026, .034)[i % 2], R)
    p += [(.568, R), (.580, R-.012), (.585, .18), (.600, .146), (.625, .135), (.855, .135), (.860, .112), (1.02, .112), (1.026, .095), (1.30, .095), (1.308, .088), (1.308, .022), (1.285, 0)]
    flat = lambda i, t, x, r: min(r, .066/max(abs(cos(t)), .01)) if x > 1.08 and r > .05 else r
    return lathe(p, m, 128, auto=24, mod=flat)
def build():
    new(21); world((.035, .042, .055), 1)
    ground = [steel('ground%d' % i, c, r, .08, (1, 8, 8), 60, .018, aniso=.35, dirt=.16, bdist=.0008) for i, (c, r) in enumerate([((.62, .63, .65), .30), ((.52, .54, .57), .36), ((.68, .68, .68), .26)])]
    frame = paint('frame', (.030, .085, .11), .42, .35); oil = plain('liner', (.42, .30, .10), .45); bright = steel('bolt', (.30, .30, .31), .30)
    base = [roll(m) for m in ground]; used = set(); P = .66
    def put(y, z):
        b = random.randrange(3); q = ((random.gauss(0, .006), y, z), (random.uniform(0, tau), 0, 0))
        if b in used: return copy(base[b], *q)
        used.add(b); base[b].location, base[b].rotation_euler = q
    for tier, z in enumerate((.62, 1.42)):
        for i in range(-2, 9): put(i*P+(.0 if tier == 0 else .06), z)
        for x in (-.74, .74):
            box((.17, 9.4, .20), (x, 2.0, z-.30), frame, .008)
            for i in range(-2, 9):
                y = i*P+(.0 if tier == 0 else .06)
                for s in (-1, 1): box((.16, .16, .16), (x, y+s*.135, z-.125), oil, .010, (s*.72, 0, 0))
                if i % 2: bolts([(x+(.087 if x > 0 else -.087), y+d, z-.30) for d in (-.06, .06)], .016, 'X' if x > 0 else '-X', bright)
    for x in (-.74, .74):
        for y in (-1.65, .99, 3.63, 6.27): box((.16, .16, 1.25), (x, y, .62), frame, .008)
    plane(60, 60, (0, 0, 0), polished('floor', (.030, .031, .033), .2, 3.6))
    dark = paint('dark', (.05, .06, .07), .5, .3); hall(-12, 9, 14, 8, 7, dark, plain('wall', (.07, .08, .095), .6), paint('rail', (.5, .28, .03), .45, .2), truss=False, sides=(-1, 1))
    box((.3, 40, 9), (-9, 4, 4), plain('far', (.06, .072, .09), .6), 0); lc = glow('far lamps', (1., .66, .36), 4.)
    for i in range(11): box((.05, .9, .12), (-8.7, -7+i*2.1, 2.2), lc, 0)
    area((4.2, -.6, 2.8), (0, 1.2, 1.0), (2.2, 3.4), 150, (.80, .90, 1.)); area((-.6, 1.6, 4.4), (0, 1.6, 1.2), (1.8, 8.5), 300, (.84, .92, 1.)); area((.4, -4.2, 2.6), (0, .4, 1.1), (2.6, 1.6), 200, (.78, .88, 1.)); area((-2.6, 4.2, 1.6), (0, 1.4, 1.0), (1.0, 2.6), 420, (1., .56, .26))
    area((2.4, 5.5, 1.6), (.4, 2.2, .9), (.8, 2.0), 90, (1., .72, .46)); area((1.9, -.3, .15), (0, .6, .5), (1.4, .7), 14, (.7, .84, 1.))
    area((-6.5, 3, 3.4), (-9, 3, 1.6), (.4, 12), 260, (1., .70, .42)); area((-5, 0, 3.6), (-2, 1, 0), (3, 6), 130, (.66, .82, 1.))
    camera((3.35, -2.75, 2.62), (.02, 1.12, .98), 46, 3.2, (.45, .1, 1.4))
if __name__ == '__main__': finish.main(build, ex=-.06, look='High Contrast', glow=.07, vignette=.42, grain=.010, mist=(3., 16.))
